import { readFileSync } from 'node:fs';
import { inBusiness, type Rehearsal, redirects } from './rehearsal';

/** The business offers more: pages are added. */
export const more: readonly Rehearsal[] = [
  {
    name: 'another service',
    edit: {
      copy: { 'services/house-calls.yaml': 'services/ranch-papers.yaml' },
      set: {
        'services/ranch-papers.yaml': {
          title: 'Ranch papers',
          description:
            'Leases of grazing land, brands and water shares, signed at the gate of the ranch or in the barn.',
        },
      },
    },
    says: {
      '/services/ranch-papers/index.html': 'Leases of grazing land',
      '/index.html': 'href="/services/ranch-papers/"',
    },
  },
  {
    name: 'a question for a service',
    edit: {
      add: {
        'services/family-papers.yaml': {
          faq: [
            {
              question: 'May the dog stay in the room?',
              answer: 'It may, as long as it signs nothing and does not sit on the papers.',
            },
          ],
        },
      },
    },
    says: { '/services/family-papers/index.html': 'May the dog stay in the room?' },
  },
  {
    name: 'something to bring',
    edit: {
      add: {
        'checklist.yaml': {
          items: [{ text: 'A lamp, if the barn has no light.', source: 'Good practice' }],
        },
      },
    },
    says: { '/services/house-calls/index.html': 'A lamp, if the barn has no light.' },
  },
  {
    name: 'a single review',
    edit: {
      set: {
        'testimonials.yaml': {
          testimonials: [
            {
              id: 'only',
              name: 'B. Tamm',
              location: 'Larkin, Idaho',
              rating: 5,
              text: 'He came on a Sunday, because Monday would have been a day too late.',
              source: 'A letter',
              date: '2026-10-01',
              permission: 'In the letter',
            },
          ],
        },
      },
    },
    says: { '/index.html': 'a day too late' },
    gone: 'hay bale',
  },
  {
    name: 'a town added',
    edit: {
      write: { 'towns/cold-fork.yaml': readFileSync('e2e/rehearsals/cold-fork.yaml', 'utf8') },
    },
    says: {
      '/areas/cold-fork/index.html': 'nine houses',
      '/areas/index.html': 'href="/areas/cold-fork/"',
      '/locations/index.html': 'href="/areas/cold-fork/"',
      '/sitemap.xml': '/areas/cold-fork/',
    },
  },
  {
    name: 'a town renamed',
    edit: {
      ...inBusiness({
        notOnLocations: ['thornby', 'vetch-springs'],
        'prices.travel.1.towns': ['sandry', 'vetch-springs'],
      }),
      rename: { 'towns/vetch.yaml': 'towns/vetch-springs.yaml' },
      add: redirects(
        ['/areas/vetch/', '/areas/vetch-springs/'],
        ['/locations/vetch/', '/areas/vetch-springs/'],
      ),
    },
    says: { '/areas/vetch/index.html': 'url=/areas/vetch-springs/' },
    gone: 'href="/areas/vetch/"',
  },
  {
    name: 'an attraction added',
    edit: {
      add: {
        'towns/marl-creek.yaml': {
          attractions: [
            {
              name: 'Packer Street Pump',
              slug: 'packer-street-pump',
              description: `${'Horses used to wait here while the packers ate, and the trough is as long as three of them. '.repeat(3)}The handle squeaks, the water is cold, and a bench stands where the hitching rail was, so two people who meet to sign a deed have something to lean on.`,
              locationNote: 'In the middle of Packer Street',
            },
          ],
        },
      },
    },
    says: { '/places/packer-street-pump/index.html': 'The handle squeaks' },
  },
  {
    name: 'a confirmed attraction',
    edit: {
      set: {
        'towns/vetch-springs.yaml': {
          'attractions.0.verified': undefined,
          'attractions.0.caution': undefined,
        },
      },
    },
    gone: 'Before you drive',
  },
  {
    name: 'an expired Oregon commission',
    edit: inBusiness({ 'commissions.OR.expires': '2026-10-31' }),
    says: { '/areas/palmer-draw/index.html': 'Our Oregon commission is not in force' },
  },
  {
    name: 'a town the finder should know',
    edit: {
      add: {
        'localities-without-page.yaml': {
          localities: [
            { name: 'Nettle Bar', state: 'ID', latitude: 43.5, longitude: -116.4, zips: ['83991'] },
          ],
        },
      },
    },
    says: { '/_next/static/islands/*': 'Nettle Bar' },
  },
  {
    name: 'the privacy policy',
    edit: { replace: { 'legal/privacy-policy.md': ['no accounts', 'no cameras'] } },
    was: 'No cookies, no counters, no accounts.',
    is: 'No cookies, no counters, no cameras.',
  },
];
