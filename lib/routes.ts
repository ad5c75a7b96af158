/** The pages of which there is one, besides the home page, and what links call each. */
export const pageNames = {
  services: 'Services',
  areas: 'All towns',
  locations: 'Service Areas',
  places: 'Attractions',
  contact: 'Contact',
};

export type SinglePage = keyof typeof pageNames;

export const isSinglePage = (name: string): name is SinglePage => name in pageNames;

/** A function, so that an island with a path from here doesn't get their names, too. */
export const singlePages = () => Object.keys(pageNames).filter(isSinglePage);

/** Every path of the site, with the trailing slash the export's folders need (decision 0006). */
export const routes = {
  home: '/',
  services: '/services/',
  /** The box that finds a document, on that page. */
  document: '/services/#document',
  service: (slug: string) => `/services/${slug}/`,
  /** The checklist on the page of a service. */
  whatToBring: (slug: string) => `/services/${slug}/#what-to-bring`,
  /** How visits to a hospital, a nursing home or a jail go, on the page of a service. */
  institutionVisits: (slug: string) => `/services/${slug}/#hospital`,
  contact: '/contact/',
  locations: '/locations/',
  areas: '/areas/',
  town: (slug: string) => `/areas/${slug}/`,
  /** The second URL of a town's page; nothing on the site links to it. */
  townUnderLocations: (slug: string) => `/locations/${slug}/`,
  places: '/places/',
  attraction: (slug: string) => `/places/${slug}/`,
  legal: (slug: string) => `/${slug}/`,
  shareImage: (name: string) => `/share/${name}.png`,
  icon: (file: string) => `/icons/${file}`,
  favicon: '/favicon.ico',
  seal: '/drawings/seal.svg',
  /** What all seals share, and the rosette of one of them. */
  rosettes: '/drawings/rosettes.svg',
  rosette: (index: number) => `/drawings/rosettes.svg#${index}`,
  /** The visit at the door, by day; by night as `#night`; as `#shut`, with nobody there. */
  doorScene: '/engravings/visit.svg',
  /** A stamp for a service, one of `stamps` (lib/schema/stamps.ts). */
  stamp: (name: string) => `/engravings/stamps.svg#${name}`,
  mapGround: '/maps/ground.svg',
  /** The headings' typeface, with a hash of its content in the name (`npm run assets`). */
  headingFont: '/fonts/fraunces-headings-19c1d774.woff2',
  /** The business as a file that a phone can add to its contacts. */
  vcard: '/contact.vcf',
  sitemap: '/sitemap.xml',
} as const satisfies Record<SinglePage, string> & Record<string, unknown>;

/** The files that the build makes and a host or a browser looks for by name. */
const madeFiles: readonly string[] = [
  routes.sitemap,
  routes.vcard,
  '/robots.txt',
  '/manifest.webmanifest',
];

/** The folders of files that the build makes. */
const madeFolders = ['/_next/', '/admin/', '/drawings/', '/maps/', '/share/'];

/**
 * What a client-side router would fetch, though our links are plain links (decision 0007), and the
 * extra URLs of the error page: hosts know it as 404.html. The build makes and removes them.
 */
export const routerFiles = /^\/(?:.*\/)?(?:index|__next\.[^/]+)\.txt$|^\/(?:404|_not-found)\//;

/** Whether the build makes what is at a path, other than a page. */
export const isMade = (path: string): boolean =>
  madeFiles.includes(path) ||
  routerFiles.test(path) ||
  madeFolders.some((folder) => path.startsWith(folder));

/** Whether a path is a town's page under /locations/, whose canonical URL is under /areas/. */
export const isSecondUrl = (path: string): boolean =>
  path.startsWith(routes.locations) && path !== routes.locations;

/** The parts that each page of a kind has. */
const anchors: readonly (readonly [path: RegExp, ids: readonly string[]])[] = [
  [/^\/$/, ['document', 'services', 'towns', 'about', 'contact']],
  [/^\/contact\/$/, ['document', 'first-questions', 'fees', 'meeting-point', 'message']],
  [/^\/services\/$/, ['document']],
  [/^\/services\/./, ['about', 'what-to-bring']],
  [/^\/areas\/./, ['about', 'attractions', 'services', 'fees']],
  [/^\/places\/./, ['directions']],
];

/** The parts of a page to which a text may lead: the ids that it has whatever its content is. */
export const anchorsOf = (path: string): readonly string[] =>
  anchors.find(([kind]) => kind.test(path))?.[1] ?? [];
