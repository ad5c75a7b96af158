import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { testDay } from '../../lib/content/test-content.fixture';
import { readExport } from '../checks/exported-site';
import { another, otherColors, takeOver } from '../rehearsals/another-business';
import { copyProject } from '../rehearsals/copy-project';
import { more } from '../rehearsals/more';
import type { Rehearsal } from '../rehearsals/rehearsal';
import { wordsOnlyIn, wordsSaid } from '../rehearsals/words-only-in';
import { site } from '../sites/sites';

/** Every edit the owner's guide suggests, made in a copy of the project, and the resulting site. */

const before = readExport(site.out).texts;

/** Builds and checks the site of a copy. */
function build(folder: string, ...first: string[]): void {
  test.setTimeout(300_000);
  const { SOURCE_DATE_EPOCH } = site.env;
  const env = { ...process.env, SOURCE_DATE_EPOCH, SITE_CONTENT: '', SITE_OUT: '' };
  for (const script of [...first, 'check:content', 'build', 'check:export']) {
    const { status, stdout, stderr } = spawnSync(`npm run ${script}`, {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
      env,
    });
    expect(status, `npm run ${script}: ${stdout}${stderr}`).toBe(0);
  }
}

/** Checks that the export in a copy has what each edit promises. */
function testEach(rehearsals: readonly Rehearsal[], folder: string): void {
  for (const { name, was, is = '', says = {}, gone = was } of rehearsals) {
    test(name, () => {
      const after = readExport(`${folder}/out`).texts;
      const saying = (texts: Map<string, string>, words: string) =>
        [...texts].filter(([, text]) => text.includes(words)).map(([file]) => file);
      for (const [file, words] of Object.entries(says)) {
        expect(saying(after, words)).toContainEqual(
          expect.stringMatching(`^${file.replace('*', '.*')}$`),
        );
      }
      if (gone !== undefined) {
        expect(saying(before, gone)).not.toEqual([]);
        expect(saying(after, gone)).toEqual([]);
      }
      if (was !== undefined) {
        const isPage = (file: string) =>
          !/http-equiv="?refresh/.test(after.get(file) ?? 'http-equiv=refresh');
        const still = saying(before, was).filter(isPage);
        expect(saying(after, is)).toEqual(expect.arrayContaining(still));
      }
    });
  }
}

test.describe('after the edits of a growing business', () => {
  test.describe.configure({ mode: 'default' });
  const folder = 'test-results/rehearsals/more';
  test.beforeAll(() => {
    copyProject(
      folder,
      more.map(({ edit }) => edit),
    );
    build(folder);
  });
  testEach(more, folder);
});

test.describe('after another business has taken over the project, in other colors', () => {
  test.describe.configure({ mode: 'default' });
  const folder = 'test-results/rehearsals/another-business';
  test.beforeAll(() => {
    takeOver(folder);
    build(folder, 'assets', 'test:unit -- palette assets');
  });
  testEach(another, folder);

  test('no page has wording from the previous business', () => {
    const words = wordsOnlyIn(readContent(contentRoot()), readContent(folder, testDay));
    for (const { path, title, description, text } of readExport(`${folder}/out`).pages) {
      expect(wordsSaid(words, `${title} ${description} ${text}`), path).toEqual([]);
    }
  });

  test('its pages and its icon have only the new colors', () => {
    const { texts } = readExport(`${folder}/out`);
    for (const [file, text] of texts) {
      for (const old of Object.keys(otherColors)) expect(text, file).not.toContain(old);
    }
    const icon = texts.get('/icons/icon.svg');
    expect(icon).toContain(otherColors['#12233f']);
    expect(icon).toContain(otherColors['#ecc766']);
  });
});
