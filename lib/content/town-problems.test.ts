/** @jest-environment node */
import { contentCopy } from './content-copy.fixture';

const { write, edit, message } = contentCopy();
const town = 'towns/boise.yaml';

it('reports broken YAML', () => {
  const line = edit(town, 'county: Ada', 'county: "Ada');
  expect(message()).toMatch(/content\/towns\/boise.yaml:\d+: expected well-formed YAML/);
  expect(line).toBeGreaterThan(1);
});

it('reports an unknown key', () => {
  const line = edit(town, 'county: Ada', 'county: Ada\ncountry: US');
  expect(message()).toContain(
    `content/towns/boise.yaml:${line}: country: expected a known field, found the unknown field "country"`,
  );
});

it('reports a missing field', () => {
  edit(town, 'county: Ada\n', '');
  expect(message()).toMatch(
    /content\/towns\/boise\.yaml:\d+: county: expected text, found nothing/,
  );
});

it('reports a value of the wrong type', () => {
  const line = edit(town, /latitude: 43[^\n]*/, 'latitude: north');
  expect(message()).toContain(
    `content/towns/boise.yaml:${line}: latitude: expected a number, found "north"`,
  );
});

it('reports a coordinate of a town outside its state', () => {
  const line = edit(town, /longitude: -116[^\n]*/, 'longitude: -118.5');
  expect(message()).toContain(
    `content/towns/boise.yaml:${line}: longitude: expected a number between -117.3 and -111 (ID), found -118.5`,
  );
});

it('reports a coordinate of an attraction outside its state', () => {
  const line = edit(town, /(?<=\n {4})latitude: \S+/, 'latitude: 40.5');
  expect(message()).toContain(
    `content/towns/boise.yaml:${line}: attractions[0].latitude: expected a number between 41.9 and 49.1 (ID), found 40.5`,
  );
});

it('reports a longitude without a latitude', () => {
  edit(town, /(?<=\n) {4}latitude: \S+\n/, '');
  expect(message()).toContain('attractions[0].latitude: expected latitude and longitude together');
});

it('reports an attraction with neither address nor note', () => {
  edit('towns/kuna.yaml', /\n {4}locationNote: [^\n]*/, '');
  expect(message()).toContain('attractions[0].address: expected an address or a locationNote');
});

it('reports a missing slug', () => {
  edit(town, '    slug: old-idaho-penitentiary\n', '');
  expect(message()).toMatch(
    /boise\.yaml:\d+: attractions\[1\]\.slug: expected text, found nothing/,
  );
});

it('reports an invalid slug', () => {
  edit(town, 'slug: old-idaho-penitentiary', 'slug: Old Pen');
  expect(message()).toContain('attractions[1].slug: expected a slug');
});

it('reports a slug that two attractions share', () => {
  const line = edit(town, 'slug: old-idaho-penitentiary', 'slug: initial-point');
  expect(message()).toContain(
    `attractions[0].slug: expected a unique slug, found "initial-point", also in content/towns/boise.yaml:${line}`,
  );
});

it('reports a file name that is not a slug', () => {
  write('towns/New Town.yaml', '');
  expect(message()).toContain('content/towns/New Town.yaml:1: expected a file name that is a slug');
});

it('reports a nearby town that does not exist', () => {
  const line = edit(town, 'county: Ada', 'county: Ada\nnearbyLocations: [kuna, atlantis]');
  expect(message()).toContain(
    `content/towns/boise.yaml:${line}: nearbyLocations[1]: expected the slug of a town, found "atlantis"`,
  );
});

it('reports a description that is too short', () => {
  const line = edit(town, /description: [^\n]*/, 'description: A town.');
  expect(message()).toContain(
    `content/towns/boise.yaml:${line}: description: expected at least 70 characters, found "A town." (7 characters)`,
  );
});
