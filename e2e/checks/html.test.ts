import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { checkHtml, hasJava, htmlProblems } from './html';
import { problemsOf } from './report';

const message = {
  type: 'error',
  url: 'file:/out/areas/b.html',
  message: 'Stray end tag “b”.',
  extract: 'a</b>\n',
};
const reportOf = (changes: object) => JSON.stringify({ messages: [{ ...message, ...changes }] });
const problem = '/areas/b.html: Stray end tag “b”., found a</b>';
const checker = 'node_modules/vnu-jar/build/dist/vnu.jar: expected a report';

it.each([
  ['an error', reportOf({}), [problem]],
  ['a warning', reportOf({ type: 'info', subType: 'warning' }), [problem]],
  ['an error after a line from Java', `Picked up options: -Xmx1g\n${reportOf({})}`, [problem]],
  ['no note', reportOf({ type: 'info' }), []],
  ['nothing about styles', reportOf({ message: 'CSS: Bad at-rule' }), []],
  ['no policy', reportOf({ message: 'It violates Content Security Policy' }), []],
  ['a checker that cannot start', 'Error: No jar\n', [`${checker}, found Error: No jar`]],
  ['a checker that was killed', '', [`${checker}, found nothing`]],
])('reports %s', (_, output, problems) => {
  expect(htmlProblems(output, '/out')).toEqual(problems);
});

const { path, write } = temporaryFolder();

(hasJava() ? it : it.skip)(
  'gives every HTML file to the real checker and reports an error',
  () => {
    const page = (body: string) =>
      `<!doctype html><html lang="en-US"><title>Kuna</title><body>${body}</body></html>`;
    write('right.html', page('<h1>Kuna</h1>'));
    write('wrong.html', page('<h1><p>Kuna</h1>'));
    const outcomes = checkHtml(path(), ['/right.html', '/wrong.html', '/icon.svg']);
    expect(problemsOf(outcomes)[0]).toMatch(/^\/wrong\.html: .*“p”/);
    expect(problemsOf(outcomes).join('\n')).not.toContain('/right.html');
  },
  60_000,
);
