import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { pageSources } from './page-sources';

const { path, write } = temporaryFolder();
const forms = 'https://forms.notary.example';

const policy = (scripts: string, connect = '') =>
  `<meta http-equiv="Content-Security-Policy" content="script-src 'self'${scripts};style-src 'sha256-c=';connect-src 'self'${connect};base-uri 'none'">`;

it('finds the inline scripts and the outside origins of all pages, each once', () => {
  write('a.html', policy(" 'sha256-b='", ` ${forms}`));
  write('b.html', policy(" 'sha256-a=' 'sha256-b='", ` ${forms}`));
  write('c.html', policy(''));
  const scripts = ["'sha256-a='", "'sha256-b='"];
  expect(pageSources(path())).toEqual({ scripts, connect: [forms] });
});

it('stops at a page without a policy', () => {
  write('a.html', '<script>one()</script>');
  expect(() => pageSources(path())).toThrow('a.html: expected a policy of its own, found none');
});
