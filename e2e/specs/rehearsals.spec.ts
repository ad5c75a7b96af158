import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { testDay } from '../../lib/content/test-content.fixture';
import { readExport } from '../checks/exported-site';
import { otherColors, takeOver } from '../rehearsals/another-business';
import { editContent } from '../rehearsals/edit-content';
import { less } from '../rehearsals/less';
import { more } from '../rehearsals/more';
import { newOwner } from '../rehearsals/new-owner';
import { newTerms } from '../rehearsals/new-terms';
import { wordsOnlyIn, wordsSaid } from '../rehearsals/words-only-in';
import { site } from '../sites/sites';

/** Every edit that the owner's guide invites, made on a copy of the content, and the site it gives. */

// One site at a time: two builds would mix their files.
test.describe.configure({ mode: 'default' });

const before = readExport(site.out).texts;

function run(scripts: readonly string[], env: Record<string, string>, cwd = '.') {
  for (const script of scripts) {
    const { status, stdout, stderr } = spawnSync(`npm run ${script}`, {
      cwd,
      env: { ...process.env, ...env },
      shell: true,
      encoding: 'utf8',
    });
    expect(status, `npm run ${script}: ${stdout}${stderr}`).toBe(0);
  }
}

for (const [group, rehearsals] of Object.entries({
  'new-owner': [...newOwner, ...newTerms],
  less,
  more,
})) {
  test.describe(`after the edits of ${group}`, () => {
    const folder = `test-results/rehearsals/${group}`;
    const out = `${folder}/out`;
    let after: Map<string, string>;

    test.beforeAll(() => {
      test.setTimeout(300_000);
      editContent(
        folder,
        rehearsals.map(({ edit }) => edit),
      );
      run(['check:content', 'build', 'check:export'], {
        ...site.env,
        SITE_CONTENT: folder,
        SITE_OUT: out,
      });
      after = readExport(out).texts;
    });

    for (const { name, was, is = '', says = {}, gone = was } of rehearsals) {
      test(name, () => {
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
  });
}

test.describe('after another business has taken the project over, in other colors', () => {
  const folder = 'test-results/rehearsals/another-business';

  test.beforeAll(() => {
    test.setTimeout(300_000);
    takeOver(folder);
    const { SOURCE_DATE_EPOCH } = site.env;
    // Its content and its export are where they are in any project.
    run(
      ['assets', 'test:unit -- palette assets', 'check:content', 'build', 'check:export'],
      { SOURCE_DATE_EPOCH, SITE_CONTENT: '', SITE_OUT: '' },
      folder,
    );
  });

  test('no page says a word of the business before', () => {
    const words = wordsOnlyIn(readContent(contentRoot()), readContent(folder, testDay));
    for (const { path, title, description, text } of readExport(`${folder}/out`).pages) {
      expect(wordsSaid(words, `${title} ${description} ${text}`), path).toEqual([]);
    }
  });

  test('its pages and its icon have the new colors alone', () => {
    const { texts } = readExport(`${folder}/out`, /\.(?:html|css|svg|webmanifest)$/);
    for (const [file, text] of texts) {
      for (const old of Object.keys(otherColors)) expect(text, file).not.toContain(old);
    }
    const icon = texts.get('/icons/icon.svg');
    expect(icon).toContain(otherColors['#12233f']);
    expect(icon).toContain(otherColors['#ecc766']);
  });
});
