import { around, type Point } from '../box';
import { circle, element } from '../svg';
import { type Room, take } from './name-places';
import { nameSize } from './names';

/** Where on a ring its miles may be, in degrees from the east, clockwise: the best one first. */
const angles = [-45, -30, -60, -15, -75, 0, 45, 30, 60, 15, 90, -90, 135, -135, 165, -165];

/** A ring around home with its miles on its line; empty if there is no room for them. */
export function ring(home: Point, miles: number, unit: number, room: Room): string {
  const words = `${miles} mi`;
  const radius = Math.round(miles * unit);
  const places = angles.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.round(home.x + radius * Math.cos(angle));
    const y = Math.round(home.y + radius * Math.sin(angle));
    return { x, y, boxes: [around({ x, y }, words.length * nameSize * 0.5, 18)] };
  });
  const place = take(places, room);
  return place ? circle(home, radius) + element('text', { x: place.x, y: place.y + 5 }, words) : '';
}
