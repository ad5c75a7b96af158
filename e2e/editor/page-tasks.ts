import { box, opened, type Task } from './task';

/** What changes in the words of pages. */
export const pageTasks: readonly Task[] = [
  {
    name: "a sentence of a town's introduction",
    at: 'towns/marl-creek',
    act: async (page) => {
      const intro = box(page, 'Introduction');
      await intro.fill(
        (await intro.inputValue())
          .replace('over the\ncanal', 'over the canal')
          .replace('past the beet dump', 'past the old beet dump'),
      );
    },
    changes: [
      'towns/marl-creek.yaml -  the notary may not translate. From Quartz Ford it is a straight run past the beet dump and over the',
      'towns/marl-creek.yaml -  canal.',
      'towns/marl-creek.yaml +  the notary may not translate. From Quartz Ford it is a straight run past the old beet dump and',
      'towns/marl-creek.yaml +  over the canal.',
    ],
    says: { 'areas/marl-creek/index.html': 'past the old beet dump' },
  },
  {
    name: 'an attraction that is confirmed',
    at: 'towns/vetch',
    act: async (page) => (await opened(page, 'Vetch Cold Spring')).getByLabel('Confirmed').check(),
    changes: ['towns/vetch.yaml -    verified: false'],
    says: { 'places/vetch-cold-spring/index.html': 'Vetch Cold Spring' },
  },
  {
    name: 'a real review for a sample',
    at: 'testimonials',
    act: async (page) => {
      const entry = await opened(page, 'Sample client');
      await entry.getByLabel('Name', { exact: true }).fill('Wen B.');
      await entry
        .getByLabel('Text', { exact: true })
        .fill('She counted every page twice and left before the soup was cold.');
      await entry.getByLabel('Source').fill('A letter');
      await entry.getByLabel('Date').fill('2026-10-01');
      await entry.getByLabel('Permission').fill('In the same letter');
    },
    changes: [
      'testimonials.yaml -    name: Sample client',
      'testimonials.yaml +    name: Wen B.',
      'testimonials.yaml -    text: Here a client will tell how the papers for a small shop came to be signed on its counter.',
      'testimonials.yaml +    text: She counted every page twice and left before the soup was cold.',
      'testimonials.yaml +    source: A letter',
      'testimonials.yaml +    date: 2026-10-01',
      'testimonials.yaml +    permission: In the same letter',
    ],
    says: { 'index.html': 'left before the soup was cold' },
  },
  {
    name: 'a question about a service',
    at: 'services/house-calls',
    act: async (page) => {
      const questions = page.getByRole('group', { name: 'Questions and answers' });
      await questions.getByRole('button', { name: /^Add / }).click();
      const entry = questions.locator('details').last();
      await entry.getByLabel('Question', { exact: true }).fill('May my cat stay in the room?');
      await entry
        .getByLabel('Answer', { exact: true })
        .fill('Yes: as long as it stays off the pages, a cat may watch everything.');
    },
    changes: [
      'services/house-calls.yaml +  - question: May my cat stay in the room?',
      'services/house-calls.yaml +    answer: "Yes: as long as it stays off the pages, a cat may watch everything."',
    ],
    says: { 'services/house-calls/index.html': 'a cat may watch everything' },
  },
  {
    name: 'what to bring',
    at: 'checklist',
    act: async (page) => {
      const entry = await opened(page, 'Yourself and each');
      await entry
        .getByRole('textbox')
        .first()
        .fill('Yourself and each other signer, rested, fed and free to say no.');
    },
    changes: [
      'checklist.yaml -  - text: Yourself and each other signer, rested and free to say no.',
      'checklist.yaml +  - text: Yourself and each other signer, rested, fed and free to say no.',
    ],
    says: { 'services/house-calls/index.html': 'rested, fed and free' },
  },
  {
    name: 'a heading',
    at: 'pages/home',
    act: (page) =>
      page
        .getByRole('group', { name: 'Headings' })
        .getByRole('textbox')
        .nth(1)
        .fill('Six towns and then some'),
    changes: [
      'pages/home.yaml -  towns: The six towns we see most',
      'pages/home.yaml +  towns: Six towns and then some',
    ],
    says: { 'index.html': 'Six towns and then some' },
  },
  {
    name: 'a sentence of a legal page',
    at: 'legal/terms-of-service',
    act: async (page) => {
      const text = box(page, 'Text');
      await text.fill(
        (await text.inputValue()).replace(
          'books one visit, on these terms.',
          'books a single visit, on these terms.',
        ),
      );
    },
    changes: [
      'legal/terms-of-service.md -Whoever books {brand} books one visit, on these terms.',
      'legal/terms-of-service.md +Whoever books {brand} books a single visit, on these terms.',
    ],
    says: { 'terms-of-service/index.html': 'books a single visit' },
  },
  {
    name: 'a law that was compared',
    at: 'laws',
    act: (page) =>
      page
        .getByRole('group', { name: 'Idaho Code 51-106' })
        .getByLabel('Last read')
        .fill('2026-11-22'),
    changes: ['laws.yaml -  read: 2026-11-16', 'laws.yaml +  read: 2026-11-22'],
    says: {},
  },
];
