import { townSketch } from '@/lib/drawing/map/town-sketch';
import type { TownCopy } from '@/lib/schema/pages/town';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';
import { formatMiles } from '@/lib/towns/distance';

interface Props {
  copy: TownCopy['sketch'];
  homeTown: Town;
  town: Town;
  /** Straight-line miles between the two. */
  miles: number;
}

/** Where the town is, seen from the home town: true in direction and scale. */
export function DistanceSketch({ copy, homeTown, town, miles }: Props) {
  const { side, radius, radiusMiles, point, label, homeLabel } = townSketch(homeTown, town, miles);
  const middle = side / 2;
  return (
    <figure className="w-60 print:hidden">
      <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} className="sketch">
        <circle cx={middle} cy={middle} r={radius} />
        <circle cx={middle} cy={middle} r={radius / 2} />
        <path d={`M${middle} ${middle}L${point.x} ${point.y}`} />
        <circle cx={middle} cy={middle} r="4" />
        <circle cx={point.x} cy={point.y} r="5" />
        <text {...homeLabel}>{homeTown.name}</text>
        <text {...label}>{town.name}</text>
      </svg>
      <figcaption className="text-balance text-center text-sm">
        {fill(copy, {
          homeTown: homeTown.name,
          ringMiles: formatMiles(radiusMiles),
        })}
      </figcaption>
    </figure>
  );
}
