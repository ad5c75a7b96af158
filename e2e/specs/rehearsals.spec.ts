import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { testDay } from '../../lib/content/test-content.fixture';
import { readExport } from '../checks/exported-site';
import { takeOver } from '../rehearsals/another-business';
import type { Rehearsal } from '../rehearsals/edit-content';
import { rehearsals } from '../rehearsals/rehearsals';
import { wordsOnlyIn, wordsSaid } from '../rehearsals/words-only-in';
import { site } from '../sites/sites';

/** The site of a copy of the project that another business has taken over. */

const statement = 'I keep a stamp in Jefferson, and advise nobody.';

const row = `JF: {
    clock: { zone: 'America/Boise', name: 'Mountain Time' },
    statement: { words: '${statement}', section: 'Jeff. Stat. 1-1' },
    cap: { 'in person': 7, online: 7, section: 'Jeff. Stat. 1-1' },
    recognition: 'Jeff. Stat. 1-1',
    citations: ['Jeff. Stat.'],
    bounds: { latitude: [42, 44], longitude: [-118, -116] },
    counties: '41049',
    mapName: { longitude: -117, latitude: 43 },
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
    // Tests name two states.
    replace('tsconfig.json', {
      '"test-results"]': '"test-results", "**/*.test.*", "**/*.spec.ts"]',
    });
    setBusiness({
      'prices.additionalNotarization.JF': 3,
      'commissions.JF': { held: true, number: 'J-1', expires: '2030-01-31' },
    });
    set('content/towns/cold-fork.yaml', { state: 'JF' });
    set('content/laws.yaml', { 'laws.+': law });
  },
  says: {
    '/areas/cold-fork/index.html': 'Up to $7 in Jefferson',
    '/index.html': 'up to $7 in Jefferson',
  },
};

test.describe.configure({ mode: 'default' });

const folder = 'test-results/rehearsals';
const before = readExport(site.out).texts;

test.beforeAll(() => {
  test.setTimeout(300_000);
  takeOver(folder, thirdState);
  const env = { ...process.env, ...site.env, SITE_CONTENT: '', SITE_OUT: '' };
  for (const script of ['assets', 'check:content', 'build', 'check:export']) {
    const options = { cwd: folder, shell: true, encoding: 'utf8', env } as const;
    const { status, stdout, stderr } = spawnSync(`npm run ${script}`, options);
    expect(status, `npm run ${script}: ${stdout}${stderr}`).toBe(0);
  }
});

const filesWith = (texts: Map<string, string>, words: string) =>
  [...texts].filter(([, text]) => text.includes(words)).map(([file]) => file);

for (const { name, says = {}, gone = [] } of [...rehearsals, thirdState]) {
  test(name, () => {
    const after = readExport(`${folder}/out`).texts;
    for (const [file, words] of Object.entries(says)) {
      expect(filesWith(after, words), `files with ${words}`).toContain(file);
    }
    for (const words of gone) {
      // In a copy that another business has taken over, the colors have been replaced before.
      if (!words.startsWith('#')) expect(filesWith(before, words), words).not.toEqual([]);
      expect(filesWith(after, words), `files that still have ${words}`).toEqual([]);
    }
  });
}

test('every page has the statement of the third state, and no wording from before', () => {
  // Without that state, which this process doesn't know.
  takeOver(`${folder}-two-states`);
  const next = readContent(`${folder}-two-states`, testDay);
  const words = wordsOnlyIn(readContent(contentRoot()), next);
  for (const { path, title, description, text } of readExport(`${folder}/out`).pages) {
    expect(text, path).toContain(statement);
    expect(wordsSaid(words, `${title} ${description} ${text}`), path).toEqual([]);
  }
});
