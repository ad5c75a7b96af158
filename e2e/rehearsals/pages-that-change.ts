import type { Rehearsal } from './edit-content';

/** Pages come, go and move, and so do mentions of them elsewhere. */
export const pagesThatChange: readonly Rehearsal[] = [
  {
    name: 'no reviews',
    edit: ({ set }) => set('content/testimonials.yaml', { testimonials: [] }),
    gone: ['hay bale'],
  },
  {
    name: 'one service more, and two fewer, with what to bring to those',
    edit: ({ copy, remove, redirect, set, setBusiness }) => {
      copy('content/services/house-calls.yaml', 'content/services/ranch-papers.yaml');
      set('content/services/ranch-papers.yaml', {
        title: 'Ranch papers',
        description: 'Leases of grazing land, brands and water shares, signed at the ranch gate.',
      });
      remove('content/services/papers-for-abroad.yaml');
      remove('content/services/closing-papers.yaml');
      setBusiness({ services: ['house-calls', 'family-papers', 'video-signing'] });
      // The last first: each moves those after it.
      set('content/checklist.yaml', {
        'items.8': undefined,
        'items.6': undefined,
        'items.5.services.2': undefined,
      });
      redirect('/services/papers-for-abroad/', '/services/');
      redirect('/services/closing-papers/', '/services/');
    },
    says: {
      '/services/ranch-papers/index.html': 'Leases of grazing land',
      '/index.html': 'href="/services/ranch-papers/"',
      '/services/papers-for-abroad/index.html': 'url=/services/',
    },
    gone: ['href="/services/papers-for-abroad/"', 'The name of the country abroad'],
  },
  {
    name: 'a town added',
    edit: ({ copy }) => copy('e2e/rehearsals/cold-fork.yaml', 'content/towns/cold-fork.yaml'),
    says: {
      '/areas/cold-fork/index.html': 'nine houses',
      '/locations/index.html': 'href="/areas/cold-fork/"',
      '/places/cold-fork-chapel/index.html': 'Nine pews',
      '/sitemap.xml': '/areas/cold-fork/',
    },
  },
  {
    name: 'a town renamed',
    edit: ({ copy, remove, redirect, setBusiness }) => {
      copy('content/towns/vetch.yaml', 'content/towns/vetch-springs.yaml');
      remove('content/towns/vetch.yaml');
      setBusiness({
        notOnLocations: ['vetch-springs'],
        'prices.travel.1.towns': ['sandry', 'vetch-springs'],
      });
      redirect('/areas/vetch/', '/areas/vetch-springs/');
      redirect('/locations/vetch/', '/areas/vetch-springs/');
    },
    says: { '/areas/vetch/index.html': 'url=/areas/vetch-springs/' },
    gone: ['href="/areas/vetch/"'],
  },
  {
    name: 'a town removed, and the last attraction of another',
    edit: ({ remove, redirect, set, setBusiness }) => {
      remove('content/towns/marl-creek.yaml');
      setBusiness({ 'mainTowns.3': 'thornby' });
      set('content/towns/thornby.yaml', { attractions: [] });
      redirect('/areas/marl-creek/', '/areas/');
      redirect('/locations/marl-creek/', '/locations/');
      redirect('/places/thornby-boat-sheds/', '/places/');
    },
    says: {
      '/areas/marl-creek/index.html': 'url=/areas/',
      '/areas/thornby/index.html': 'Ask for these in Thornby',
    },
    gone: ['href="/areas/marl-creek/"', 'href="/places/thornby-boat-sheds/"'],
  },
];
