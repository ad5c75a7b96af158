import { parse } from 'yaml';
import { sourceAt } from '../read-content';
import { testDay, testRoot } from '../test-content.fixture';
import { checkChanges, dropItemsOfService, type FileChange, withChanges } from './file-changes';

const source = sourceAt(testRoot);
const text = (file: string) => source.texts.get(`content/${file}`) ?? '';

const edited = (file: string, was: string | RegExp, is: string): FileChange => {
  const data = text(file).replace(was, is);
  expect(data).not.toBe(text(file));
  return { action: 'update', path: `content/${file}`, data };
};
const refused = async (changes: FileChange[], from = source) =>
  (await checkChanges(from, changes, testDay)).wrong;

it('lets through what the build would take', async () => {
  expect(await refused([edited('towns/larkin.yaml', /county: .*/, 'county: Cobb')])).toEqual([]);
});

it('refuses a file that no one could serve, but not one that was there', async () => {
  const added: FileChange = { action: 'create', path: 'public/photos/notes.pages' };
  expect(await refused([added])).toEqual([
    expect.stringMatching(/^notes.pages: expected a file that/),
  ]);
  const before = { ...source, publicFiles: [...source.publicFiles, 'photos/old.pages'] };
  const change = edited('towns/larkin.yaml', /county: .*/, 'county: Cobb');
  expect(await refused([change], before)).toEqual([]);
  expect(await refused([{ ...added, action: 'delete' }])).toEqual([]);
});

it('tells of the file that clashes with another where it was changed', async () => {
  const named = edited('towns/alder-falls.yaml', /^name: .*/m, 'name: Larkin');
  expect(await refused([named])).toContainEqual(
    expect.stringMatching(/^Alder Falls: Name: expected a unique name, .*, also in “Larkin”$/),
  );
});

it('tells of what goes wrong in another file by its form', async () => {
  const gone: FileChange = { action: 'delete', path: 'content/towns/quartz-ford.yaml' };
  expect(await refused([gone])).toContain(
    'Name and contact: Where you\'re based, Town: expected a town of the site, found "quartz-ford"',
  );
});

it('tells what was in the way of every build before, by the form that has the cure', async () => {
  const broken = withChanges(source, [
    edited('towns/alder-falls.yaml', 'county: Harrow', 'county: Harrow County'),
    edited('business/contact.yaml', /phone: .*/, 'phone: none'),
  ]);
  const change = edited('towns/larkin.yaml', /zips:(?:\n {2}- .*)+/, "zips: ['83999']");
  expect(await checkChanges(broken, [change], testDay)).toEqual({
    wrong: [],
    inTheWay: [
      expect.stringMatching(/^Name and contact: Phone number: expected/),
      expect.stringMatching(/^Alder Falls: County: expected the name without/),
    ],
  });
});

it('moves a file, with its lines read as content has them', () => {
  const [path, previousPath] = ['content/towns/new.yaml', 'content/towns/larkin.yaml'];
  const moved = withChanges(source, [{ action: 'move', path, previousPath, data: 'a\r\nb' }]);
  expect([...moved.texts.keys()].at(-1)).toBe(path);
  expect(moved.texts.get(path)).toBe('a\nb');
  expect(moved.texts.has(previousPath)).toBe(false);
});

it('takes the items of the checklist that are for a removed service alone along', () => {
  const items = () => parse(text('checklist.yaml')).items;
  const alone = items().find(({ services }: { services?: string[] }) => services?.length === 1);
  const [slug] = alone.services;
  const checklist = edited('checklist.yaml', /updated: .*/, 'updated: 2026-01-01');
  const changes: FileChange[] = [
    { action: 'delete', path: `content/services/${slug}.yaml` },
    checklist,
  ];
  expect(dropItemsOfService(source, changes)).toBe(true);
  const left = parse(String(checklist.data)).items;
  expect(left.length).toBeLessThan(items().length);
  expect(JSON.stringify(left)).not.toContain(alone.text);
  expect(JSON.stringify(left)).not.toContain(`"${slug}"`);
  const others = items().filter(({ services }: { services?: string[] }) => !services);
  expect(left).toEqual(expect.arrayContaining(others));
  expect(dropItemsOfService(source, [checklist])).toBe(false);
});
