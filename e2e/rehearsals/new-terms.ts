import { inBusiness, type Rehearsal } from './rehearsal';

/** Another business takes over the site: its hours, prices and towns. */
export const newTerms: readonly Rehearsal[] = [
  {
    name: 'closing earlier',
    edit: inBusiness({ 'hours.0.closes': '16:30' }),
    was: '"closes":"18:00"',
    is: '"closes":"16:30"',
  },
  {
    name: 'a third day off',
    edit: inBusiness({
      'hours.0.days': ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      'hours.1': undefined,
    }),
    says: { '/contact/index.html': 'Monday to Thursday' },
    gone: '"opens":"10:30"',
  },
  {
    name: 'the price of each additional notarization',
    edit: inBusiness({
      'prices.additionalNotarization.ID': 3,
      'prices.additionalNotarization.OR': 3,
      'prices.additionalNotarization.online': 3,
    }),
    was: '$4 for another',
    is: '$3 for another',
  },
  {
    name: 'the price of the first notarization',
    edit: inBusiness({ 'prices.firstNotarization.ID': 3 }),
    was: '<strong>$5 in Idaho',
    is: '<strong>$3 in Idaho',
  },
  {
    name: 'the price of travel',
    edit: inBusiness({ 'prices.travel.0.price': 23, 'prices.travel.1.price': 48 }),
    says: { '/areas/sandry/index.html': '$48 for the drive' },
    gone: '$45 for the drive',
  },
  {
    name: 'the time of a priority visit',
    edit: inBusiness({ 'times.priorityHours': 4 }),
    was: 'within 3 hours',
    is: 'within 4 hours',
  },
  {
    name: 'the time of a visit',
    edit: inBusiness({ 'times.standardHours': [20, 30] }),
    was: '36-72 hours',
    is: '20-30 hours',
  },
  {
    name: 'the time of a loan signing',
    edit: inBusiness({ 'times.loanSigningMinutes': [40, 55] }),
    was: '50 to 75 minutes',
    is: '40 to 55 minutes',
  },
  {
    name: 'another meeting point',
    edit: inBusiness({ 'base.name': 'Larkin Fire Station' }),
    was: 'Alder Falls Grange Hall',
    is: 'Larkin Fire Station',
  },
  {
    name: 'another home town',
    edit: inBusiness({ 'home.town': 'larkin', 'home.zip': '83933' }),
    says: { '/locations/index.html': 'The car stands in Larkin' },
    gone: 'The car stands in Quartz Ford',
  },
  {
    name: 'another main town',
    edit: inBusiness({ 'mainTowns.3': 'thornby' }),
    says: { '/index.html': 'href="/areas/thornby/"' },
  },
  {
    name: 'all towns on /locations/',
    edit: inBusiness({ notOnLocations: [] }),
    says: { '/locations/index.html': 'href="/areas/vetch/"' },
  },
];
