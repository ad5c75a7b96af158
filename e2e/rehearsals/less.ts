import { inBusiness, type Rehearsal, redirects } from './rehearsal';

/** The business offers less: pages go, and so do mentions of them elsewhere. */
export const less: readonly Rehearsal[] = [
  {
    name: 'no reviews',
    edit: { set: { 'testimonials.yaml': { testimonials: [] } } },
    gone: 'hay bale',
  },
  {
    name: 'all but three services removed',
    edit: {
      ...inBusiness({ services: ['house-calls', 'family-papers', 'video-signing'] }),
      remove: ['services/papers-for-abroad.yaml', 'services/closing-papers.yaml'],
      add: redirects(
        ['/services/papers-for-abroad/', '/services/'],
        ['/services/closing-papers/', '/services/'],
      ),
    },
    says: { '/services/papers-for-abroad/index.html': 'url=/services/' },
    gone: 'href="/services/papers-for-abroad/"',
  },
  {
    name: 'the checklist items of those services',
    edit: {
      set: {
        'checklist.yaml': {
          'items.5.services.2': undefined,
          'items.8': undefined,
          'items.6': undefined,
        },
      },
    },
    gone: 'The name of the country abroad',
  },
  {
    name: 'no Oregon commission',
    edit: inBusiness({ 'commissions.OR.held': false }),
    says: { '/areas/bluestem/index.html': 'Our Oregon commission is not in force' },
    gone: 'Bluestem Hills',
  },
  {
    name: 'nothing online',
    edit: inBusiness({ 'commissions.ID.remote.held': false }),
    gone: 'In front of your own camera',
  },
  {
    name: 'a town removed',
    edit: {
      ...inBusiness({ 'mainTowns.3': 'thornby' }),
      remove: ['towns/marl-creek.yaml'],
      add: redirects(['/areas/marl-creek/', '/areas/'], ['/locations/marl-creek/', '/locations/']),
    },
    says: { '/areas/marl-creek/index.html': 'url=/areas/' },
    gone: 'href="/areas/marl-creek/"',
  },
  {
    name: 'the last attraction of a town removed',
    edit: {
      set: { 'towns/thornby.yaml': { attractions: [] } },
      add: redirects(['/places/thornby-boat-sheds/', '/places/']),
    },
    says: { '/areas/thornby/index.html': 'Ask for these in Thornby' },
    gone: 'href="/places/thornby-boat-sheds/"',
  },
  {
    name: 'messages that are delivered',
    edit: inBusiness({ delivery: 'https://forms.internal/messages' }),
    says: {
      '/contact/index.html': 'forms.internal',
      '/privacy-policy/index.html': 'forms.internal',
    },
  },
];
