/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { weighPages } from './weigh';

const small = (text: string) => brotliCompressSync(text).length;
const icon = '<svg>'.repeat(40);
const script = 'wake();'.repeat(40);
const home = `<link rel="icon" href="/icon.svg"><link rel="preload" as="font" href="/f.woff2"><style>a{}</style><script>1</script><p data-island="/a.js"></p><p data-island="/a.js /b.js"></p>`;
const files = new Map([
  ['index.html', home],
  ['areas/boise/index.html', '<h1>Boise</h1>'],
  ['icon.svg', icon],
  ['f.woff2', 'f'.repeat(300)],
  ['a.js', script],
  ['b.js', icon],
]);
const read = (path: string) => Buffer.from(files.get(path) ?? '');

it('weighs each page as it is sent, and the heaviest of its islands', async () => {
  const [first, second] = await weighPages(['index.html', 'areas/boise/index.html'], read);
  expect(first).toEqual({
    path: '/',
    html: small(home),
    requests: 3,
    first: small(home) + small(icon) + 300,
    style: small('a{}'),
    inlineScript: 1,
    script: small(script) + small(icon),
  });
  expect(second).toMatchObject({ path: '/areas/boise/', requests: 1, inlineScript: 0 });
});
