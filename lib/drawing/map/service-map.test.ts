import { testContent as content } from '../../content/test-content.fixture';
import { townBySlug } from '../../towns/towns';
import { overlaps } from '../box';
import { groundPicture } from './ground-picture';
import { serviceMap } from './service-map';

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

it('has a dot on the ground for each town that an inset names, and weighs below 8,000 bytes', () => {
  const ground = groundPicture(towns, townBySlug(towns, business.home.town));
  const named = map.insets.flatMap(({ marks }) => marks);
  expect(ground.match(/r="2.5"/g)).toHaveLength(named.length);
  expect(ground.length).toBeLessThan(8000);
});
