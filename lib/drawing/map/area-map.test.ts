import * as fc from 'fast-check';
import { testContent as content } from '../../content/test-content.fixture';
import { property } from '../../property.fixture';
import { milesBetween } from '../../towns/distance';
import { homeTownOf } from '../../towns/towns';
import { overlaps } from '../box';
import { homeDrawing, linkedDrawing } from './area-map';
import { areaGround } from './county-lines';
import { fitAround, pointOf, radiusOf } from './projection';

const { business, towns } = content;
const home = homeTownOf(content);
const linked = linkedDrawing(content, towns);

it('has rings at 25, 50 and 100 miles, whose radius grows with the square root of the miles', () => {
  const circles = homeDrawing(content).matchAll(/<circle [^>]*r="(\d+)"/g);
  const [first = 1, ...others] = [...circles].map(([, radius]) => Number(radius));
  expect(others.slice(0, 2).map((radius) => (radius / first) ** 2)).toEqual([
    expect.closeTo(2, 1),
    expect.closeTo(4, 1),
  ]);
});

const degrees = fc.double({ min: 0.01, max: 2, noNaN: true });

property(
  'a place is as far from home on the drawing as a ring of its miles',
  fc.tuple(degrees, degrees),
  ([north, west]) => {
    const place = { latitude: home.latitude + north, longitude: home.longitude - west };
    const projection = fitAround(home, [place], { width: 1e6, height: 1e6 }, { side: 0, top: 0 });
    const [from, to] = [pointOf(home, projection), pointOf(place, projection)];
    const drawn = Math.hypot(to.x - from.x, to.y - from.y);
    expect(drawn / radiusOf(milesBetween(home, place), projection)).toBeCloseTo(1, 4);
  },
);

it('links the towns to their pages, but not on the home page', () => {
  const links = linked.matchAll(
    /<a href="([^"]+)"[^>]*>(?:<rect [^>]+\/><text [^>]+>|<title>)([^<]+)</g,
  );
  const hrefs = [...links].map(([, href, name]) => [name, href]);
  const expected = towns.map(({ name, slug }) => [name, `/areas/${slug}/`]);
  expect(hrefs.sort()).toEqual(expected.sort());
  expect(homeDrawing(content)).not.toContain('<a ');
});

it('has a link for a pointer alone on a dot that has no room for its name', () => {
  const name = 'A Town Whose Name Is Wider than the Whole Map of Our Area Is';
  const wide = { ...home, slug: 'wide', name, latitude: home.latitude + 0.5 };
  const drawing = linkedDrawing({ business, towns: [...towns, wide] }, [...towns, wide]);
  expect(drawing).toContain(
    `<a href="/areas/wide/" tabindex="-1" aria-hidden="true"><title>${name}</title><rect `,
  );
});

it('has targets as tall as 24 px on a tablet, and no name in that of another', () => {
  const links = linked.matchAll(
    /<a href="[^"]+"><rect x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"/g,
  );
  const boxes = [...links].map(([, ...box]) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.map(Number);
    return { x, y, width, height };
  });
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(16.2);
  for (const [index, box] of boxes.entries()) {
    expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([]);
  }
});

it('has the same ground whatever it shows', () => {
  const homeOn = (drawing: string) => drawing.match(/<circle [^>]*r="6"\/>/g);
  expect(homeOn(linkedDrawing(content, towns.slice(0, 3)))).toEqual(homeOn(linked));
  expect(areaGround(content)).toContain('<path');
});
