import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { readExport } from '../checks/exported-site';
import { editContent } from '../rehearsals/edit-content';
import { less } from '../rehearsals/less';
import { more } from '../rehearsals/more';
import { newOwner } from '../rehearsals/new-owner';
import { newTerms } from '../rehearsals/new-terms';
import { site } from '../sites/sites';

/** Every edit that the owner's guide invites, made on a copy of the content, and the site it gives. */

// One site at a time: two builds would mix their files.
test.describe.configure({ mode: 'default' });

const before = readExport(site.out).texts;

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
      for (const script of ['check:content', 'build', 'check:export']) {
        const env = { ...process.env, ...site.env, SITE_CONTENT: folder, SITE_OUT: out };
        const { status, stdout, stderr } = spawnSync(`npm run ${script}`, {
          shell: true,
          encoding: 'utf8',
          env,
        });
        expect(status, `npm run ${script}: ${stdout}${stderr}`).toBe(0);
      }
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
