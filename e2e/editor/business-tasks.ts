import { add, box, opened, type Task } from './task';

/** What changes in content/business.yaml. */
export const businessTasks: readonly Task[] = [
  {
    name: 'the phone number',
    at: 'business/contact',
    act: (page) => box(page, 'Phone number').fill('208-555-0243'),
    changes: ['business.yaml -phone: "208-555-0242"', 'business.yaml +phone: "208-555-0243"'],
    says: { 'index.html': '208-555-0243', 'areas/larkin/index.html': '208-555-0243' },
  },
  {
    name: 'the email address',
    at: 'business/contact',
    act: (page) => box(page, 'Email address').fill('pen@larkspur-notary.internal'),
    changes: [
      'business.yaml -email: desk@larkspur-notary.internal',
      'business.yaml +email: pen@larkspur-notary.internal',
    ],
    says: { 'contact.vcf': 'pen@larkspur-notary.internal' },
  },
  {
    name: 'days off',
    at: 'business/hours',
    act: async (page) => {
      await add(page, 'a day off');
      const entry = page.getByRole('group', { name: 'Days off' }).locator('details').last();
      await entry.getByLabel('First day off').fill('2026-11-27');
      await entry.getByLabel('Last day off (optional)').fill('2026-11-28');
      await entry.getByLabel('Reason').fill('Harvest supper');
    },
    changes: [
      'business.yaml +  - from: 2026-11-27',
      'business.yaml +    to: 2026-11-28',
      'business.yaml +    reason: Harvest supper',
    ],
    says: { 'index.html': 'Harvest supper' },
  },
  {
    name: 'the hours',
    at: 'business/hours',
    act: async (page) => (await opened(page, 'Saturday')).getByLabel('Closes').fill('15:30'),
    changes: ['business.yaml -    closes: "14:00"', 'business.yaml +    closes: "15:30"'],
    says: { 'contact/index.html': '3:30 pm' },
  },
  {
    name: 'what a notarization costs',
    at: 'business/prices',
    act: (page) =>
      page.getByRole('group', { name: 'Additional notarization' }).getByLabel('Oregon').fill('7'),
    changes: [
      'business.yaml -  additionalNotarization: { ID: 4, OR: 4, online: 4 }',
      'business.yaml +  additionalNotarization: { ID: 4, OR: 7, online: 4 }',
    ],
    says: { 'areas/bluestem/index.html': '$7' },
  },
  {
    name: 'what travel costs',
    at: 'business/prices',
    act: async (page) => (await opened(page, 'Distance 2')).getByLabel('Price').fill('48.50'),
    changes: [
      'business.yaml -    - { upTo: 40, price: 45 }',
      'business.yaml +    - { upTo: 40, price: 48.5 }',
    ],
    says: { 'contact/index.html': '$48.50' },
  },
  {
    name: 'a way to pay',
    at: 'business/prices',
    act: async (page) => {
      await add(page, 'a form of payment');
      await box(page, 'Form of payment 4').fill('Cash');
    },
    changes: [
      'business.yaml -payments: [Check, Money order, Debit card]',
      'business.yaml +payments: [Check, Money order, Debit card, Cash]',
    ],
    says: { 'services/house-calls/index.html': 'ash' },
  },
  {
    name: 'when a commission expires',
    at: 'business/commissions',
    act: (page) =>
      page.getByRole('group', { name: 'Oregon' }).getByLabel('Last valid day').fill('2033-04-30'),
    changes: ['business.yaml -    expires: 2031-01-31', 'business.yaml +    expires: 2033-04-30'],
    says: { 'contact/index.html': 'Oregon' },
  },
  {
    name: 'the first lines of the home page',
    at: 'business/about',
    act: (page) => box(page, 'Headline').fill('The stamp knocks at your door'),
    changes: [
      'business.yaml -headline: The stamp comes to your kitchen',
      'business.yaml +headline: The stamp knocks at your door',
    ],
    says: { 'index.html': 'The stamp knocks' },
  },
  {
    name: 'who comes',
    at: 'business/about',
    act: (page) => box(page, 'Your name').fill('Orla T. Quill'),
    changes: ['business.yaml -  name: Orla Tamsin', 'business.yaml +  name: Orla T. Quill'],
    says: { 'contact/index.html': 'Orla T. Quill' },
  },
  {
    name: 'what only the owner can answer',
    at: 'business/answers',
    act: (page) =>
      page.getByRole('main').getByRole('textbox').first().fill('She comes with her dog, Ink.'),
    changes: [
      'business.yaml -  who: She comes alone and shows her commission at the gate.',
      'business.yaml +  who: She comes with her dog, Ink.',
    ],
    says: { 'contact/index.html': 'her dog, Ink' },
  },
  {
    name: 'a choice to agree to',
    at: 'business/agreed',
    act: (page) => page.getByRole('main').locator('input[type=date]').first().fill('2026-11-20'),
    changes: [
      'business.yaml -  mapsAfterClick: 2026-11-02',
      'business.yaml +  mapsAfterClick: 2026-11-20',
    ],
    says: {},
  },
  {
    name: 'the order of the services, by keyboard',
    at: 'business/services',
    act: async (page) => {
      const up = page.getByRole('button', { name: /^Move .* up$/ });
      await up.nth(1).focus();
      await page.keyboard.press('Enter');
    },
    changes: [
      'business.yaml -services: [house-calls, closing-papers, family-papers, papers-for-abroad, video-signing]',
      'business.yaml +services: [closing-papers, house-calls, family-papers, papers-for-abroad, video-signing]',
    ],
    says: {},
  },
  {
    name: 'a town on the home page',
    at: 'business/area',
    act: (page) => box(page, 'Town 5', 'Main towns').selectOption('Sandry'),
    changes: [
      'business.yaml -mainTowns: [alder-falls, larkin, quartz-ford, marl-creek, mctavish, bluestem]',
      'business.yaml +mainTowns: [alder-falls, larkin, quartz-ford, marl-creek, sandry, bluestem]',
    ],
    says: { 'index.html': 'Sandry' },
  },
];
