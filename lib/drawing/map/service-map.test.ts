import { testContent as content } from '../../content/test-content.fixture';
import type { Town } from '../../schema/town';
import { locationTowns, townBySlug } from '../../towns/towns';
import { overlaps } from './box';
import { mapPictures } from './map-pictures';
import { serviceMap, smallServiceMap } from './service-map';

const { towns, business } = content;
const map = serviceMap(towns, towns);
const panels = [map.main, ...map.insets];

it('names every town once', () => {
  const named = panels.flatMap(({ marks }) => marks.filter(({ name }) => name));
  expect(named.map(({ town }) => town.slug).sort()).toEqual(towns.map(({ slug }) => slug).sort());
});

it('gives every town a target of 24 px that touches no other one', () => {
  for (const { marks } of panels) {
    const boxes = marks.flatMap(({ name }) => (name ? [name.box] : []));
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([]);
    }
  }
});

it('keeps the main names clear of the insets and of the parts they enlarge', () => {
  const boxes = map.main.marks.flatMap(({ name }) => (name ? [name.box] : []));
  const kept = map.insets.flatMap(({ frame, source }) => [frame, source]);
  expect(boxes.filter((box) => kept.some((other) => overlaps(box, other)))).toEqual([]);
});

it('shows the towns that the insets name as unlabeled dots', () => {
  expect(map.unlabeled).toHaveLength(map.insets.flatMap(({ marks }) => marks).length);
});

it('has north up, west left and each town within its frame', () => {
  for (const { frame, marks } of panels) {
    const fromNorth = marks.toSorted((a, b) => b.town.latitude - a.town.latitude);
    const fromWest = marks.toSorted((a, b) => a.town.longitude - b.town.longitude);
    expect(marks.toSorted((a, b) => a.y - b.y)).toEqual(fromNorth);
    expect(marks.toSorted((a, b) => a.x - b.x)).toEqual(fromWest);
    for (const { x, y } of marks) {
      expect(x > frame.x && x < frame.x + frame.width).toBe(true);
      expect(y > frame.y && y < frame.y + frame.height).toBe(true);
    }
  }
});

it('has the same ground when it shows fewer towns', () => {
  // Without the southernmost and easternmost.
  const shown = towns.filter(({ slug }) => slug !== 'juniper-wells');
  const points = ({ main }: typeof map) => main.marks.map(({ x, y, town }) => ({ x, y, town }));
  expect(points(serviceMap(towns, shown))).toEqual(
    points(map).filter(({ town }) => shown.includes(town)),
  );
});

it('names only the given towns on the small map, and only those with room for a name', () => {
  const home = townBySlug(towns, business.home.town);
  const named = (shown: readonly Town[], wanted: readonly Town[]) =>
    smallServiceMap(towns, shown, wanted).marks.flatMap(({ name, town }) => (name ? town : []));
  expect(named(towns, [home])).toEqual([home]);
  const crowded = [...towns, { ...home, slug: 'at-the-same-point' }];
  expect(named(crowded, crowded)).toEqual(towns.filter((town) => town !== home));
});

it('draws small pictures, the same each time', () => {
  const pictures = mapPictures(process.cwd(), content);
  expect([...pictures.keys()]).toEqual(['ground', 'areas', 'locations']);
  expect([...mapPictures(process.cwd(), content)]).toEqual([...pictures]);
  for (const svg of pictures.values()) expect(svg.length).toBeLessThan(8000);
  // One dot for each town, and the ring around home.
  const dots = (name: string) => pictures.get(name)?.match(/<circle/g)?.length;
  expect(dots('areas')).toBe(towns.length + 1);
  expect(dots('locations')).toBe(locationTowns(towns, business).length + 1);
});
