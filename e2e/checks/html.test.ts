/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHtml, hasJava } from './html';

const files = ['/areas/b.html', '/icon.svg'];

/** What is found if the checker writes this on standard error. */
const findingFor = (stderr: string) =>
  checkHtml('/out', files, ([option]) =>
    option === '-version' ? { status: 0, stderr: '' } : { status: 1, stderr },
  );
const message = {
  type: 'error',
  url: 'file:/out/areas/b.html',
  message: 'Stray end tag “b”.',
  extract: 'a</b>\n',
};
const reportOf = (...messages: object[]) => JSON.stringify({ messages });
const problem = '/areas/b.html: Stray end tag “b”., found a</b>';

it.each([
  ['an error', reportOf(message), [problem]],
  ['a warning', reportOf({ ...message, type: 'info', subType: 'warning' }), [problem]],
  ['an error after a line of Java', `Picked up options: -Xmx1g\n${reportOf(message)}`, [problem]],
  ['no note', reportOf({ ...message, type: 'info' }), []],
  ['nothing about styles', reportOf({ ...message, message: 'CSS: Bad at-rule' }), []],
  ['no policy', reportOf({ ...message, message: 'It violates Content Security Policy' }), []],
  [
    'a checker that cannot start',
    'Error: Unable to access jarfile\n',
    ['expected a report of the W3C checker, found Error: Unable to access jarfile'],
  ],
  ['a checker that was killed', '', ['expected a report of the W3C checker, found nothing']],
])('reports %s', (_, stderr, problems) => {
  expect(findingFor(stderr).problems).toEqual(problems);
});

it('skips the check without Java', () => {
  const finding = checkHtml('/out', files, () => ({ status: null, stderr: '' }));
  expect(finding).toMatchObject({ problems: [], skipped: 'Java is not installed' });
});

const itWithJava = hasJava() ? it : it.skip;

itWithJava(
  'gives every HTML file to the real checker and reports an error',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'html-'));
    const page = (body: string) =>
      `<!doctype html><html lang="en-US"><title>Kuna</title><body>${body}</body></html>`;
    writeFileSync(join(folder, 'right.html'), page('<h1>Kuna</h1>'));
    writeFileSync(join(folder, 'wrong.html'), page('<h1><p>Kuna</h1>'));
    const { count, problems } = checkHtml(folder, ['/right.html', '/wrong.html', '/icon.svg']);
    rmSync(folder, { recursive: true });
    expect(count).toBe(2);
    expect(problems[0]).toMatch(/^\/wrong\.html: .*“p”/);
    expect(problems.join('\n')).not.toContain('/right.html');
  },
  60_000,
);
