import { element, pair, path, tenth } from './svg';

const tipRadius = 90;
export const footRadius = 44;
/** More shapes in a path mean fewer elements for a phone to lay out, and more bytes to load. */
const shapesOfPath = 6;

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** The data of a path, rotated around the middle: `turned` has a point after the rotation, as `x y`. */
type Shape = (turned: (x: number, y: number) => string, degrees: number) => string;

/** @param lean of its tip, in degrees. */
export function petal({ width, lean }: { width: number; lean: number }): Shape {
  const reach = width + lean;
  return (turned) => {
    const tip = turned(tipRadius * sine(lean), -tipRadius * cosine(lean));
    const foot = turned(0, -footRadius);
    return `M${foot}C${turned(width, -52)} ${turned(reach, -94)} ${tip}S${turned(-width, -52)} ${foot}`;
  };
}

export function ellipse(longer: number, shorter: number): Shape {
  return (turned, degrees) => {
    const arc = `A${longer} ${shorter} ${tenth(degrees)} 1 0 `;
    return `M${turned(longer, 0)}${arc}${turned(-longer, 0)}${arc}${turned(longer, 0)}Z`;
  };
}

/**
 * Copies of a shape around the middle: a path of some of them, and rotated copies of that path.
 *
 * @param turn how many degrees they spread over: 180 is enough for a shape with point symmetry.
 */
export function ring(id: string, shape: Shape, count: number, turn: number): string {
  const step = turn / count;
  const share = largestDivisor(count, shapesOfPath);
  const data = Array.from({ length: share }, (_, copy) => {
    const [sin, cos] = [sine(copy * step), cosine(copy * step)];
    return shape((x, y) => pair(x * cos - y * sin, x * sin + y * cos), copy * step);
  });
  const copies = Array.from({ length: count / share - 1 }, (_, copy) => {
    const degrees = tenth((copy + 1) * share * step);
    return element('use', { href: `#${id}`, transform: `rotate(${degrees})` });
  });
  return [path(data.join(''), { id }), ...copies].join('');
}

function largestDivisor(number: number, limit: number): number {
  return number % limit === 0 ? limit : largestDivisor(number, limit - 1);
}
