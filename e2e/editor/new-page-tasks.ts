import { expect } from '@playwright/test';
import { add, box, type Task } from './task';

const sagebend = [
  'Sagebend is named for a bend that the river forgot. When the channel moved, it left a ring of',
  'cottonwoods, two ponds with turtles in them, and a ferry landing half a mile from any water. The',
  'landing is a bakery now. Its long counter is the flattest surface in town, and the baker wipes the',
  'flour off it for anyone with a deed.',
  '',
  'Half of the houses here belong to beekeepers. In spring they haul hives to the orchards, and',
  'leases for a field of hives have to be signed before the bloom, often within a day. Say on the',
  'phone how many keepers will sign, and whether their dogs are in the yard.',
  '',
  'The bridge into town has one lane and a light that takes four minutes. After a storm the light is',
  'off, so honk twice and wait. Anyone on the far bank can be met at the old landing, where a lamp',
  'stays lit until the last loaf is sold, and where a chair by the oven is kept for whoever has come',
  'the longest way.',
];

/** Pages that come, go or get another address. */
export const newPageTasks: readonly Task[] = [
  {
    name: 'a new attraction',
    at: 'towns/marl-creek',
    act: async (page) => {
      await add(page, 'an attraction');
      const entry = page.getByRole('group', { name: 'Attractions' }).locator('details').last();
      await entry.getByLabel('Name', { exact: true }).fill('Radish Silo');
      const words =
        'On its side is a radish, forty feet tall, which a schoolteacher painted in nine days in the summer of 1987.';
      const more =
        'Children count its leaves, and no two of them get the same number. You can walk all the way around it, but the ladder is for people who work there. In the evening, when the sun is low behind the sheds, the red looks as wet as it did on the first day.';
      await entry.getByLabel('Description', { exact: true }).fill(`${words} ${more}`);
      await entry
        .getByLabel('How to find it (optional)')
        .fill('Behind the packing sheds, at the end of Packer Street');
    },
    changes: [
      'towns/marl-creek.yaml -attractions: []',
      'towns/marl-creek.yaml +attractions:',
      'towns/marl-creek.yaml +  - name: Radish Silo',
      'towns/marl-creek.yaml +    slug: radish-silo',
      'towns/marl-creek.yaml +    description: >-',
      'towns/marl-creek.yaml +      On its side is a radish, forty feet tall, which a schoolteacher painted in nine days in the',
      'towns/marl-creek.yaml +      summer of 1987. Children count its leaves, and no two of them get the same number. You can',
      'towns/marl-creek.yaml +      walk all the way around it, but the ladder is for people who work there. In the evening, when',
      'towns/marl-creek.yaml +      the sun is low behind the sheds, the red looks as wet as it did on the first day.',
      'towns/marl-creek.yaml +    locationNote: Behind the packing sheds, at the end of Packer Street',
    ],
    says: { 'places/radish-silo/index.html': 'forty feet tall' },
  },
  {
    name: 'a new town',
    at: 'add/towns',
    button: 'Add the town',
    act: async (page) => {
      await box(page, 'Name').fill('Sagebend');
      await expect(box(page, 'Web address of the page')).toHaveValue('sagebend');
      await box(page, 'County').fill('Cobb');
      await box(page, 'Latitude').fill('43.61');
      await box(page, 'Longitude').fill('-116.71');
      await add(page, 'a ZIP code');
      await box(page, 'ZIP code 1').fill('83949');
      await box(page, 'Introduction').fill(sagebend.join('\n'));
    },
    changes: [
      'towns/sagebend.yaml +# yaml-language-server: $schema=../schemas/town.schema.json',
      'towns/sagebend.yaml +name: Sagebend',
      'towns/sagebend.yaml +county: Cobb',
      'towns/sagebend.yaml +latitude: 43.61',
      'towns/sagebend.yaml +longitude: -116.71',
      'towns/sagebend.yaml +zips: ["83949"]',
      'towns/sagebend.yaml +intro: |-',
      ...sagebend.map((line) => `towns/sagebend.yaml +${line && `  ${line}`}`),
      'towns/sagebend.yaml +attractions: []',
    ],
    says: {
      'areas/sagebend/index.html': 'a bend that the river forgot',
      'locations/sagebend/index.html': 'Sagebend',
    },
  },
  {
    name: 'another address for a town',
    at: 'towns/thornby',
    button: 'Change it',
    act: async (page) => {
      await page.getByRole('button', { name: 'Change the address' }).click();
      await page.getByRole('dialog').getByLabel('Web address of the page').fill('thornby-mill');
    },
    changes: [
      'business.yaml -notOnLocations: [thornby, vetch]',
      'business.yaml +notOnLocations: [thornby-mill, vetch]',
      'redirects.yaml +  - from: /areas/thornby/',
      'redirects.yaml +    to: /areas/thornby-mill/',
      'redirects.yaml +  - from: /locations/thornby/',
      'redirects.yaml +    to: /locations/thornby-mill/',
    ],
    says: {
      'areas/thornby-mill/index.html': 'Thornby',
      'areas/thornby/index.html': '/areas/thornby-mill/',
    },
  },
  {
    name: 'a service that is no longer offered',
    at: 'services/family-papers',
    button: 'Remove it',
    act: async (page) => {
      await page.getByRole('button', { name: 'Remove this service' }).click();
      await page
        .getByRole('dialog')
        .getByLabel('Which one takes its place?')
        .selectOption('house-calls');
    },
    changes: [
      'business.yaml -services: [closing-papers, house-calls, family-papers, papers-for-abroad, video-signing]',
      'business.yaml +services: [closing-papers, house-calls, papers-for-abroad, video-signing]',
      'checklist.yaml -    services: [house-calls, family-papers, papers-for-abroad]',
      'checklist.yaml +    services: [house-calls, papers-for-abroad]',
      'checklist.yaml -    services: [family-papers]',
      'checklist.yaml +    services: [house-calls]',
      'checklist.yaml -    services: [house-calls, family-papers]',
      'checklist.yaml +    services: [house-calls]',
      'redirects.yaml +  - from: /services/family-papers/',
      'redirects.yaml +    to: /services/house-calls/',
    ],
    says: { 'services/family-papers/index.html': '/services/house-calls/' },
  },
];
