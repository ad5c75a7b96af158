import { z } from 'zod';
import { banner, head, template, words } from './copy';

/** content/pages/home.yaml: the home page. Its heading and description are in business.yaml. */
export const homePage = z.strictObject({
  title: head.title,
  eyebrow: template('Above the heading.', ['homeTown'], 60),
  where: template('The answer to "Where"; the area is a link to all towns.', ['area'], 160),
  lead: words('Below the heading, on screens wider than a phone.', 240),
  headings: z
    .strictObject({
      services: words('Above the services.', 40),
      towns: words('Above the main towns.', 40),
      about: words('Above the text about you.', 40),
      reviews: words('Above the reviews.', 40),
      contact: words('Above phone, email and hours.', 40),
      law: words('Above what the law requires, beside the phone.', 60),
    })
    .describe('The headings of the sections.'),
  allTowns: words('The link below the main towns.', 40),
  banner,
});
