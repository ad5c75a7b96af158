import { around, type Point } from '../box';
import { circle, element } from '../svg';
import { nameSize } from './name-positions';
import { firstFree, type Room } from './names';

/** The rings of so many miles around home that reach into the frame, each with its miles. */
export function ringsAround(home: Point, rings: readonly number[], unit: number, room: Room) {
  const { width, height } = room.frame;
  const farthest = { x: Math.max(home.x, width - home.x), y: Math.max(home.y, height - home.y) };
  return rings
    .map((miles) => ({ miles, radius: Math.round(miles * unit) }))
    .filter(({ radius }) => radius < Math.hypot(farthest.x, farthest.y))
    .map(({ miles, radius }) => circle(home, radius) + ringText(home, radius, miles, room))
    .join('');
}

/** Where on a ring its miles may be, in degrees from the east, clockwise: the best one first. */
const ringAngles = [-45, -30, -60, -15, -75, 0, 45, 30, 60, 15, 90, -90, 135, -135, 165, -165];

/** The miles of a ring, on its line; empty if there is no room. */
function ringText(home: Point, radius: number, miles: number, room: Room): string {
  const words = `${miles} mi`;
  const positions = ringAngles.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.round(home.x + radius * Math.cos(angle));
    const y = Math.round(home.y + radius * Math.sin(angle));
    return { x, y, box: around({ x, y }, words.length * nameSize * 0.5, 18) };
  });
  const place = firstFree(positions, room);
  if (!place) return '';
  room.taken.push(place.box);
  return element('text', { x: place.x, y: place.y + 5 }, words);
}
