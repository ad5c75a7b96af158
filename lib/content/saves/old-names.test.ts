import { sourceAt } from '../read-content';
import { testRoot } from '../test-content.fixture';
import type { FileChange } from './file-changes';
import { oldNames } from './old-names';

const source = sourceAt(testRoot);

const toldOf = (file: string, was: string | RegExp, is: string, from = source) => {
  const path = `content/${file}`;
  const text = from.texts.get(path) ?? '';
  const data = text.replace(was, is);
  expect(data).not.toBe(text);
  return oldNames(from, [{ action: 'update', path, data }]);
};
const withText = (file: string, words: string) => {
  const path = `content/${file}`;
  const text = (source.texts.get(path) ?? '').replace(/(?<=: )\w+/, words);
  return { ...source, texts: new Map([...source.texts, [path, text]]) };
};

it.each<[file: string, was: string | RegExp, is: string, told: string]>([
  [
    'towns/vetch.yaml',
    'name: Vetch',
    'name: Vetchley',
    'The old name “Vetch” is still in: Vetchley: Introduction; Vetchley: Attractions 1, Name.',
  ],
  // A part of the new name.
  [
    'towns/vetch.yaml',
    'name: Vetch\n',
    'name: Old Vetch\n',
    'The old name “Vetch” is still in: Old Vetch: Introduction; Old Vetch: Attractions 1, Name.',
  ],
  ['towns/vetch.yaml', 'county: Prather', 'county: Ives', ''],
  ['business/contact.yaml', 'brand: Larkspur Notary', 'brand: Lark', ''],
])('after a change in %s from %j to %j, says %j', (file, was, is, told) => {
  expect(toldOf(file, was, is)).toBe(told);
});

it.each([
  ['business/contact.yaml', 'brand: Larkspur Notary', 'brand: Lark', 'Larkspur Notary'],
  ['business/about.yaml', 'name: Orla Tamsin', 'name: Ola', 'Orla Tamsin'],
  ['services/house-calls.yaml', /^title: .*/m, 'title: Calls', 'House calls by a notary'],
])('says where the old name of %s still stands', (file, was, is, name) => {
  const spelled = withText('pages/areas.yaml', name);
  expect(toldOf(file, was, is, spelled)).toContain(
    `The old name “${name}” is still in: Towns page: Page title`,
  );
  expect(toldOf(file, was, is, withText('pages/areas.yaml', `${name}s`))).not.toContain(
    'Towns page',
  );
});

it('says where the former home town stands, and how many more there are', () => {
  const told = toldOf('business/contact.yaml', 'town: quartz-ford', 'town: larkin');
  expect(told).toMatch(/^The old name “Quartz Ford” is still in: .*; and \d+ more\.$/);
});

it('asks nothing of a record that is new or gone', () => {
  const [path, to] = ['content/towns/vetch.yaml', 'content/towns/v.yaml'];
  const gone: FileChange = { action: 'delete', path };
  const data = source.texts.get(path) ?? '';
  const moved: FileChange = { action: 'move', path: to, previousPath: path, data };
  expect(oldNames(source, [gone])).toBe('');
  expect(oldNames(source, [moved])).toBe('');
  expect(oldNames(source, [{ action: 'create', path: 'content/towns/n.yaml', data }])).toBe('');
});

it('leaves a record alone that has the name for its own', () => {
  const name = 'Alder Falls Grange Hall';
  const civic = withText('towns/vetch.yaml', name);
  const file = 'business/contact.yaml';
  expect(toldOf(file, `name: ${name}`, 'name: Hall', civic)).toBe('');
});
