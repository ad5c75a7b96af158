/** @jest-environment node */
import { readContent } from '../../content/read-content';
import { locationTowns, townBySlug } from '../../towns/towns';
import { overlaps } from './box';
import { mapPictures } from './map-pictures';
import { serviceMap, smallServiceMap } from './service-map';

const content = readContent(process.cwd());
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
  const at = (slug: string) => {
    const mark = panels.flatMap(({ marks }) => marks).find(({ town }) => town.slug === slug);
    if (!mark) throw new Error(`No mark for ${slug}`);
    return mark;
  };
  expect(at('mccall').y).toBeLessThan(at('cascade').y);
  expect(at('vale').x).toBeLessThan(at('weiser').x);
  for (const { frame, marks } of panels) {
    for (const { x, y } of marks) {
      expect(x > frame.x && x < frame.x + frame.width).toBe(true);
      expect(y > frame.y && y < frame.y + frame.height).toBe(true);
    }
  }
});

it('has the same ground when it shows fewer towns', () => {
  const fewer = serviceMap(towns, locationTowns(towns, business));
  const shown = fewer.main.marks.map(({ town }) => town.slug);
  expect(shown).not.toContain('vale');
  expect(fewer.main.marks.map(({ x, town }) => [town.slug, x])).toEqual(
    map.main.marks
      .filter(({ town }) => shown.includes(town.slug))
      .map(({ x, town }) => [town.slug, x]),
  );
});

it('names only the given towns on the small map, and only those with room for a name', () => {
  const home = townBySlug(towns, business.home.town);
  const { marks } = smallServiceMap(towns, towns, [home]);
  expect(marks).toHaveLength(towns.length);
  expect(marks.filter(({ name }) => name).map(({ town }) => town.slug)).toEqual([home.slug]);
  const crowded = smallServiceMap(towns, towns, towns).marks.filter(({ name }) => name);
  expect(crowded.length).toBeLessThan(towns.length);
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
