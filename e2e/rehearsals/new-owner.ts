import { inBusiness, type Rehearsal } from './rehearsal';

/** Another business takes over the site: who it is, and what it says about itself. */
export const newOwner: readonly Rehearsal[] = [
  {
    name: 'the brand',
    edit: inBusiness({ brand: 'Tamarack Notary' }),
    was: 'Larkspur Notary',
    is: 'Tamarack Notary',
  },
  {
    name: 'the phone number',
    edit: inBusiness({ phone: '208-555-0299' }),
    was: 'tel:+12085550242',
    is: 'tel:+12085550299',
  },
  {
    name: 'the email address',
    edit: inBusiness({ email: 'post@tamarack.internal' }),
    says: { '/contact.vcf': 'post@tamarack.internal' },
    gone: 'desk@larkspur',
  },
  {
    name: 'the web address',
    edit: inBusiness({ origin: 'https://www.tamarack.internal' }),
    was: 'https://www.larkspur-notary.internal',
    is: 'https://www.tamarack.internal',
  },
  {
    name: 'the first line of the home page',
    edit: inBusiness({ headline: 'We come when you cannot' }),
    was: 'The stamp comes to your kitchen',
    is: 'We come when you cannot',
  },
  {
    name: 'the words about the business',
    edit: inBusiness({ 'whyChooseUs.2': 'We bring a second pen.' }),
    was: 'Nobody is hurried through a page.',
    is: 'We bring a second pen.',
  },
  {
    name: 'who comes',
    edit: inBusiness({
      'notary.name': 'Bartholomew Quill',
      'answers.who': 'He drives the truck himself.',
    }),
    says: { '/contact/index.html': 'Bartholomew Quill' },
    gone: 'Orla Tamsin',
  },
  {
    name: 'ways to pay and languages',
    edit: inBusiness({ payments: ['Gold coins'], languages: ['Basque'] }),
    says: { '/contact/index.html': 'Gold coins' },
    gone: 'Money order',
  },
  {
    name: 'profiles, the review page and search engine codes',
    edit: inBusiness({
      profiles: ['https://profiles.internal/tamarack'],
      reviewLink: 'https://profiles.internal/tamarack/reviews',
      verification: { google: 'tamarack-code' },
    }),
    says: { '/index.html': 'tamarack-code', '/admin/review/index.html': 'tamarack/reviews' },
    gone: 'directory.internal',
  },
  {
    name: 'days off',
    edit: inBusiness({ closures: [{ from: '2026-12-01', reason: 'Tree planting' }] }),
    says: { '/index.html': 'Tree planting' },
    gone: 'Stocktaking',
  },
  {
    name: 'the words of a page',
    edit: { set: { 'pages/home.yaml': { lead: 'We bring the stamp and a lamp.' } } },
    says: { '/index.html': 'We bring the stamp and a lamp.' },
  },
];
