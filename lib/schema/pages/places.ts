import { group } from '../labeled';
import { banner, eyebrow, pageHead, template } from './copy';

/** content/pages/places.yaml: the page /places/, and what every attraction's page shares. */
export const placesPage = group('Attractions', {
  ...pageHead,
  eyebrow,
  lead: template(['count'], 300, 'Introduction').describe(
    'Below the heading; {count} is such as "123 attractions".',
  ),
  banner,
  attraction: group("Every attraction's page", {
    meetingPoint: template(['base', 'address'], 200).describe("What the notary's place is."),
    band: template(['link'], 160, 'Last words').describe(
      'In the dark band at the end of the page; {link} is such as "our Weiser page".',
    ),
  }),
});
