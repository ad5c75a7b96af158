import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from './content-copy.fixture';

const { root, read, write, edit, message } = contentCopy();
const town = 'towns/alder-falls.yaml';

it('reports broken YAML', () => {
  const line = edit(town, 'county: Harrow', 'county: "Ada');
  expect(message()).toMatch(/content\/towns\/alder-falls.yaml:\d+: expected well-formed YAML/);
  expect(line).toBeGreaterThan(1);
});

it('reports an unknown key', () => {
  const line = edit(town, 'county: Harrow', 'county: Harrow\ncountry: US');
  expect(message()).toContain(
    `content/towns/alder-falls.yaml:${line}: country: expected a known field, found the unknown field "country"`,
  );
});

it('reports a missing field', () => {
  edit(town, 'county: Harrow\n', '');
  expect(message()).toMatch(
    /content\/towns\/alder-falls\.yaml:\d+: county: expected text, found nothing/,
  );
});

it('reports a value of the wrong type', () => {
  const line = edit(town, /latitude: 43[^\n]*/, 'latitude: north');
  expect(message()).toContain(
    `content/towns/alder-falls.yaml:${line}: latitude: expected a number, found "north"`,
  );
});

it('reports a coordinate of a town outside its state', () => {
  const line = edit(town, /longitude: -116[^\n]*/, 'longitude: -118.5');
  expect(message()).toContain(
    `content/towns/alder-falls.yaml:${line}: longitude: expected a number between -117.3 and -111 (ID), found -118.5`,
  );
});

it('reports a coordinate of an attraction outside its state', () => {
  const line = edit(town, /(?<=\n {4})latitude: \S+/, 'latitude: 40.5');
  expect(message()).toContain(
    `content/towns/alder-falls.yaml:${line}: attractions[0].latitude: expected a number between 41.9 and 49.1 (ID), found 40.5`,
  );
});

it('reports a longitude without a latitude', () => {
  edit(town, /(?<=\n) {4}latitude: \S+\n/, '');
  expect(message()).toContain('attractions[0].latitude: expected latitude and longitude together');
});

it("reports an attraction on the home page's map without coordinates", () => {
  edit('towns/vetch.yaml', 'onHomeMap: false', 'onHomeMap: true');
  expect(message()).toContain(
    'attractions[0].onHomeMap: expected a latitude and a longitude with it',
  );
});

it('reports an attraction with neither address nor note', () => {
  edit('towns/vetch.yaml', /\n {4}locationNote: [^\n]*/, '');
  expect(message()).toContain('attractions[0].address: expected an address, or how to find it');
});

it('makes a slug from the name of an attraction that has none', () => {
  edit(town, '    slug: copper-kettle-museum\n', '');
  edit(town, 'name: Copper Kettle Museum', "name: St. Mary's Kettle");
  const slugs = read().towns.flatMap(({ attractions }) => attractions.map(({ slug }) => slug));
  expect(slugs).toContain('st-marys-kettle');
});

it('reports an invalid slug', () => {
  edit(town, 'slug: copper-kettle-museum', 'slug: Old Pen');
  expect(message()).toContain('attractions[1].slug: expected lowercase letters');
});

it('reports a slug that two attractions share', () => {
  const line = edit(town, 'slug: copper-kettle-museum', 'slug: larkin-balloon-meadow');
  expect(message()).toContain(
    `attractions[0].slug: expected a unique slug, found "larkin-balloon-meadow", also in content/towns/alder-falls.yaml:${line}`,
  );
});

it("reports a file name that isn't a slug", () => {
  write('towns/New Town.yaml', '');
  expect(message()).toContain('content/towns/New Town.yaml:1: expected a file name that is a slug');
});

it("reports a nearby town that doesn't exist", () => {
  const line = edit(town, 'county: Harrow', 'county: Harrow\nnearbyLocations: [larkin, atlantis]');
  expect(message()).toContain(
    `content/towns/alder-falls.yaml:${line}: nearbyLocations[1]: expected the slug of a town, found "atlantis"`,
  );
});

it.each([
  ['quartz-ford', ['home.town', 'mainTowns[2]', 'nearbyLocations[0]']],
  ['thornby', ['notOnLocations[0]']],
  ['mount-corbin', ['nearbyLocations[1]']],
  ['sandry', ['prices.travel[1].towns[0]']],
])('reports each place that names %s once its file is gone', (slug, fields) => {
  rmSync(join(root(), `content/towns/${slug}.yaml`));
  for (const field of fields) {
    expect(message()).toContain(`${field}: expected the slug of a town, found "${slug}"`);
  }
});

it('reports a road to a town that does not exist', () => {
  edit(town, 'county: Harrow', 'county: Harrow\nroadMiles: [{ to: atlantis, miles: 9 }]');
  expect(message()).toContain('roadMiles[0].to: expected the slug of a town, found "atlantis"');
});

it('reports a town that has two prices for travel', () => {
  edit('business/prices.yaml', '- sandry', '- larkin');
  expect(message()).toContain('prices.travel[1].towns: expected each town once');
});

it('reports a town that is its own neighbor', () => {
  const line = edit(
    town,
    'county: Harrow',
    'county: Harrow\nnearbyLocations: [larkin, alder-falls]',
  );
  expect(message()).toContain(
    `content/towns/alder-falls.yaml:${line}: nearbyLocations[1]: expected another town, found "alder-falls", the town itself`,
  );
});

it.each([
  [
    town,
    'county: Harrow',
    'county: Harrow\nnearbyLocations: [larkin, larkin]',
    'nearbyLocations[1]',
  ],
  ['business/area.yaml', /- quartz-ford/, '- larkin', 'mainTowns[2]'],
  ['business/area.yaml', '- vetch', '- larkin\n  - larkin', 'notOnLocations[2]'],
])('reports a town that a list in %s has twice', (file, found, typed, field) => {
  edit(file, found, typed);
  expect(message()).toContain(`${field}: expected a unique town, found "larkin", also in`);
});

it('lets two towns name the same neighbor', () => {
  edit(town, 'county: Harrow', 'county: Harrow\nnearbyLocations: [quartz-ford]');
  expect(message()).toBe('no error');
});

it('reports a description that is too short', () => {
  const line = edit(town, /description: [^\n]*/, 'description: A town.');
  expect(message()).toContain(
    `content/towns/alder-falls.yaml:${line}: description: expected at least 70 characters, found "A town." (7 characters)`,
  );
});

it.each([
  [/description: [^\n]*/, 'description: A', 'found "A" (1 character)'],
  [/intro: [\s\S]*?\n(?=\w)/, 'intro: Hello\n', 'found 1 word'],
  [/zips:(?:\n {2}- .*)+/, 'zips: []', 'zips: expected at least 1 entry, found'],
])('counts one thing as one: %s', (found, typed, told) => {
  edit(town, found, typed);
  expect(message()).toContain(told);
  expect(message()).not.toMatch(/\b1 (?:characters|words|entries)/);
});

it('reports a sheet that does not say how soon we typically come', () => {
  edit('pages/sheet.yaml', /agreed: [^\n]*/, 'agreed: Whenever it suits');
  expect(message()).toContain('when.agreed: expected a text with {time} in it');
});
