import { element, pair, path, tenth } from './svg';

/** How many shapes a path has. With more, there are fewer elements to lay out, and more bytes. */
const shapesOfPath = 6;

/** Half of the longer axis of a rosette's ellipses. */
const reach = 69;

/** The ellipses of each rosette: half of the shorter axis, and how many there are. */
export const rosettes = [30, 22, 26, 34]
  .flatMap((shorter) => [18, 24, 30].map((count) => ({ shorter, count })))
  .map(({ shorter, count }, index) => ring(`r${index}`, reach, shorter, count));

/**
 * Ellipses around the middle, as SVG: a path of some of them, and rotated copies of that path.
 *
 * @param longer half of an ellipse's longer axis.
 * @param shorter the same of the shorter one: the radius of the hole in the middle.
 * @param count a multiple of `shapesOfPath`.
 */
export function ring(id: string, longer: number, shorter: number, count: number): string {
  const step = 180 / count;
  const data = Array.from({ length: shapesOfPath }, (_, copy) =>
    ellipse(longer, shorter, copy * step),
  );
  const copies = Array.from({ length: count / shapesOfPath - 1 }, (_, copy) => {
    const degrees = tenth((copy + 1) * shapesOfPath * step);
    return element('use', { href: `#${id}`, transform: `rotate(${degrees})` });
  });
  return [path(data.join(''), { id }), ...copies].join('');
}

function ellipse(longer: number, shorter: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const end = (side: number) =>
    pair(side * longer * Math.cos(angle), side * longer * Math.sin(angle));
  const arc = `A${longer} ${shorter} ${tenth(degrees)} 1 0 `;
  return `M${end(1)}${arc}${end(-1)}${arc}${end(1)}Z`;
}
