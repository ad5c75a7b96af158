import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { color } from '../../lib/drawing/palette';
import { readExport } from '../../scripts/checks/exported-site';
import { ownerOf } from '../rehearsals/edit-content';
import { site } from '../sites/sites';

/** An edit of the owner, and what the whole site then says. */
interface Rehearsal {
  name: string;
  edit: (owner: ReturnType<typeof ownerOf>) => void;
  /** Words that files say after it, by file, such as /index.html. */
  says?: Readonly<Record<string, string>>;
  /** Words that files say before it, and no file after it. */
  gone?: readonly string[];
}

/** Colors of the site, and what another business has in their place. */
const otherColors = [
  [color('navy-950'), '#0c2418'],
  [color('navy-900'), '#15321f'],
  [color('navy-800'), '#1d4630'],
  [color('gold-300'), '#f0cf8a'],
] as const;

/**
 * Another business takes over a copy of the project. What one page or one check makes of an edit has a
 * unit test: these show what an edit does everywhere.
 */
const rehearsals: readonly Rehearsal[] = [
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
        'prices.firstNotarization.online': 3,
        'prices.additionalNotarization.ID': 3,
        'prices.additionalNotarization.OR': 3,
        'prices.additionalNotarization.online': 3,
        'prices.travel.0.price': 23,
        'prices.travel.1.price': 48,
      }),
    says: { '/areas/sandry/index.html': 'The drive to Sandry is $48.' },
    gone: ['"value">$5<', '$4 for another', 'is $45.'],
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
    gone: ['"closes":"18:00"', '"opens":"10:30"', 'within 3 hours', '36-72', '50-75 minutes'],
  },
  {
    name: 'the colors',
    edit: ({ replace }) => replace('app/globals.css', Object.fromEntries(otherColors)),
    says: { '/icons/icon.svg': '#15321f' },
    // In a copy that another business has taken over, the colors are the others already.
    gone: otherColors.flatMap(([before, after]) => (before === after ? [] : before)),
  },
  // Pages come, go and move, and so do mentions of them elsewhere.
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
      '/areas/thornby/index.html': 'Need a place to meet?',
    },
    gone: ['href="/areas/marl-creek/"', 'href="/places/thornby-boat-sheds/"'],
  },
];

const statement = 'I keep a stamp in Jefferson, and advise nobody.';

const row = `JF: {
    clock: { zone: 'America/Boise', name: 'Mountain Time' },
    statement: { words: '${statement}', section: 'Jeff. Stat. 1-1' },
    cap: { 'in person': 7, online: 7, section: 'Jeff. Stat. 1-1' },
    recognition: 'Jeff. Stat. 1-1',
    citations: ['Jeff. Stat.'],
    bounds: { latitude: [42, 44], longitude: [-118, -116] },
    counties: '41049',
    help: { travel: 'it is free' },
  },
  OR: {
`;

const law = {
  key: 'jefferson1_1',
  section: 'Jeff. Stat. 1-1',
  says: 'What a notary says, and charges at most.',
  source: 'https://www.iana.org/jefferson',
  read: '2026-11-16',
};

/** A name and a row, the law and a price, and the owner has a commission and a town there. */
const thirdState: Rehearsal = {
  name: 'a third state with a town',
  edit: ({ replace, set, setBusiness }) => {
    replace('lib/states.ts', {
      "OR: 'Oregon' }": "OR: 'Oregon', JF: 'Jefferson' }",
      'OR: {\n': row,
    });
    setBusiness({
      'prices.additionalNotarization.JF': 3,
      'commissions.JF': { held: true, number: 'J-1', expires: '2030-01-31' },
    });
    set('content/towns/cold-fork.yaml', { state: 'JF' });
    set('content/laws.yaml', { 'laws.+': law });
  },
  says: {
    '/areas/cold-fork/index.html': 'Up to $7',
    '/index.html': 'Jefferson up to $7 and $3',
  },
};

/** What is built or installed. Next takes a folder with a lockfile for a project of its own. */
const notCopied = /^(?:\.git|\.next|coverage|node_modules|out|package-lock\.json|test-results)$/;

/**
 * Copies the project into a folder inside it, where the made-up business takes the owner's place and
 * makes every edit of the rehearsals, and then of `more`.
 */
function takeOver(folder: string, ...more: Rehearsal[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    if (!notCopied.test(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const owner = ownerOf(folder);
  for (const { edit } of [...rehearsals, ...more]) edit(owner);
  // It is about the files, not the business.
  cpSync('content/README.md', join(folder, 'content/README.md'));
}

test.describe.configure({ mode: 'default' });

const folder = 'test-results/rehearsals';
/**
 * Without the third state, which this process doesn't know; `npm run test:another-business` goes on
 * there.
 */
const anotherBusiness = 'test-results/another-business';
const before = readExport(site.SITE_OUT).texts;

test.beforeAll(() => {
  test.setTimeout(300_000);
  takeOver(folder, thirdState);
  const env = { ...process.env, ...site, SITE_CONTENT: '', SITE_OUT: '' };
  for (const script of ['assets', 'check:content', 'build', 'check:export']) {
    const options = { cwd: folder, shell: true, encoding: 'utf8', env } as const;
    const { status, stdout, stderr } = spawnSync(`npm run ${script}`, options);
    expect(status, `npm run ${script}: ${stdout}${stderr}`).toBe(0);
  }
});

/** In times and hours, a sign without a width keeps lines from breaking. */
const plain = (text: string) => text.replaceAll('\u2060', '');

const filesWith = (texts: Map<string, string>, words: string) =>
  [...texts].filter(([, text]) => plain(text).includes(words)).map(([file]) => file);

for (const { name, says = {}, gone = [] } of [...rehearsals, thirdState]) {
  test(name, () => {
    const after = readExport(`${folder}/out`).texts;
    for (const [file, words] of Object.entries(says)) {
      expect(filesWith(after, words), `files with ${words}`).toContain(file);
    }
    for (const words of gone) {
      expect(filesWith(before, words), words).not.toEqual([]);
      expect(filesWith(after, words), `files that still have ${words}`).toEqual([]);
    }
  });
}

test('every page has the statement of the third state', () => {
  takeOver(anotherBusiness);
  for (const { path, text } of readExport(`${folder}/out`).pages) {
    expect(text, path).toContain(statement);
  }
});
