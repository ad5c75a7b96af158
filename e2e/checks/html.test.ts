/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHtml, hasJava, htmlProblems } from './html';

const message = {
  type: 'error',
  url: 'file:/out/areas/boise/index.html',
  lastLine: 3,
  message: 'Stray end tag “b”.',
  extract: 'a</b>\n',
};
const problems = (...messages: object[]) => htmlProblems(JSON.stringify({ messages }), '/out');

it('tells an error with its page, its line and what stands there', () => {
  expect(problems(message)).toEqual(['/areas/boise/index.html:3: Stray end tag “b”., found a</b>']);
});

it('tells warnings and leaves out notes and what it says of styles and of the policy', () => {
  const { url } = message;
  expect(
    problems(
      { type: 'info', url, message: 'Trailing slash on void elements has no effect.' },
      { type: 'error', url, message: 'CSS: Unrecognized at-rule “@property”.' },
      { type: 'error', url, message: 'Inline script violates Content Security Policy (meta tag)' },
      { type: 'info', subType: 'warning', url, message: 'Section lacks heading.' },
    ),
  ).toEqual(['/areas/boise/index.html: Section lacks heading.']);
});

it('reads the report after a line that Java says first', () => {
  const output = `Picked up JAVA_TOOL_OPTIONS: -Xmx1g\n${JSON.stringify({ messages: [message] })}`;
  expect(htmlProblems(output, '/out')).toHaveLength(1);
});

it('does not take for right what it could not check', () => {
  expect(htmlProblems('Error: Unable to access jarfile\n', '/out')).toEqual([
    'expected a report of the W3C checker, found: Error: Unable to access jarfile',
  ]);
});

it('says that it skipped where there is no Java', () => {
  const noJava = () => ({ status: null, stderr: '' });
  expect(checkHtml('.', { folder: '/out', names: ['/a.html'] }, noJava)).toMatchObject({
    problems: [],
    skipped: 'Java is not installed',
  });
});

it('hands every file to the checker and reads what it reports', () => {
  const java = (options: readonly string[]) => {
    if (options[0] === '-version') return { status: 0, stderr: '' };
    const messages = options.slice(4).map((file) => ({ ...message, url: `file:${file}` }));
    return { status: 1, stderr: JSON.stringify({ messages }) };
  };
  const finding = checkHtml('.', { folder: '/out', names: ['/a.html', '/b.html'] }, java);
  expect(finding).toEqual({
    count: 2,
    checked: '2 files',
    problems: [
      '/a.html:3: Stray end tag “b”., found a</b>',
      '/b.html:3: Stray end tag “b”., found a</b>',
    ],
  });
});

it('does not take for right what the checker was stopped in', () => {
  const java = (options: readonly string[]) =>
    options[0] === '-version' ? { status: 0, stderr: '' } : { status: null, stderr: '' };
  expect(checkHtml('.', { folder: '/out', names: ['/a.html'] }, java).problems).toEqual([
    'expected a report of the W3C checker, found: nothing',
  ]);
});

const itWithJava = hasJava() ? it : it.skip;

itWithJava(
  'finds what is wrong in a page',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'html-'));
    const page = (body: string) =>
      `<!doctype html><html lang="en-US"><title>Kuna</title><body>${body}</body></html>`;
    writeFileSync(join(folder, 'right.html'), page('<h1>Kuna</h1>'));
    writeFileSync(join(folder, 'wrong.html'), page('<h1><p>Kuna</h1>'));
    const { problems } = checkHtml(process.cwd(), {
      folder,
      names: ['/right.html', '/wrong.html'],
    });
    rmSync(folder, { recursive: true });
    expect(problems[0]).toMatch(/^\/wrong\.html:1: .*“p”/);
    expect(problems.join('\n')).not.toContain('/right.html');
  },
  60_000,
);
