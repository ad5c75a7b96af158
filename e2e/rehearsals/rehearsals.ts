import type { Rehearsal } from './edit-content';
import { pagesThatChange } from './pages-that-change';

/**
 * Another business takes over the site. What one page or one check makes of an edit has a unit test:
 * these show what an edit does everywhere.
 */
export const rehearsals: readonly Rehearsal[] = [
  {
    name: 'the name of the business, and how to reach it',
    edit: ({ setBusiness }) =>
      setBusiness({
        brand: 'Tamarack Notary',
        phone: '208-555-0299',
        email: 'post@tamarack.internal',
        origin: 'https://www.tamarack.internal',
      }),
    says: {
      '/manifest.webmanifest': 'Tamarack Notary',
      '/contact.vcf': 'post@tamarack.internal',
      '/sitemap.xml': 'https://www.tamarack.internal/areas/',
    },
    gone: ['Larkspur Notary', '+12085550242', 'desk@larkspur', 'www.larkspur'],
  },
  {
    name: 'where it is',
    edit: ({ setBusiness }) =>
      setBusiness({
        'base.name': 'Larkin Fire Station',
        'home.town': 'larkin',
        'home.zip': '83933',
      }),
    says: { '/locations/index.html': 'The car stands in Larkin' },
    gone: ['Alder Falls Grange Hall', 'The car stands in Quartz Ford'],
  },
  {
    name: 'prices',
    edit: ({ setBusiness }) =>
      setBusiness({
        'prices.firstNotarization.ID': 3,
        'prices.additionalNotarization': { ID: 3, OR: 3, online: 3 },
        'prices.travel.0.price': 23,
        'prices.travel.1.price': 48,
      }),
    says: { '/areas/sandry/index.html': '$48 for the drive' },
    gone: ['<strong>$5 in Idaho', '$4 for another', '$45 for the drive'],
  },
  {
    name: 'hours and times',
    edit: ({ setBusiness }) =>
      setBusiness({
        'hours.0.closes': '16:30',
        'hours.1': undefined,
        'times.priorityHours': 4,
        'times.standardHours': [20, 30],
        'times.loanSigningMinutes': [40, 55],
      }),
    says: { '/index.html': '"closes":"16:30"' },
    gone: ['"closes":"18:00"', '"opens":"10:30"', 'within 3 hours', '36-72', '50 to 75 minutes'],
  },
  {
    name: 'the colors',
    edit: ({ replace }) =>
      replace('app/globals.css', {
        '#0b1a30': '#0c2418',
        '#12233f': '#15321f',
        '#1b3358': '#1d4630',
        '#ecc766': '#f0cf8a',
      }),
    says: { '/icons/icon.svg': '#15321f' },
    gone: ['#0b1a30', '#12233f', '#1b3358', '#ecc766'],
  },
  ...pagesThatChange,
];
