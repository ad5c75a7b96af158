import { clsx } from 'clsx';
import type { Template } from '@/lib/text/templates';

/** Each has the width of the widest name that it is for; wider names break into lines. */
const classes = 'ems-2 ems-2.5 ems-3 ems-3.5 ems-4 ems-4.5 ems-5 ems-6 ems-7 ems-8'.split(' ');

interface Props {
  /** The page's heading, in which the name is set large. */
  heading: Template<'town'>;
  name: string;
  /** The lines before the brace: where a document is signed, as a notary's certificate begins. */
  lines: readonly string[];
  /** The width of the name (`widthInEms`); without it, the name breaks into lines. */
  ems?: number | undefined;
}

/** The head of a town's page: its venue, as a certificate has it, and the town. */
export function Venue({ heading, name, lines, ems }: Props) {
  const [before, ...after] = heading.split('{town}');
  return (
    <div
      className={clsx(
        'venue relative flex flex-wrap items-center gap-x-2.5 gap-y-1 font-serif md:gap-x-4 md:gap-y-2 lg:col-span-full lg:mb-6',
        ems && classes.find((name) => Number(name.slice('ems-'.length)) >= ems),
      )}
    >
      <h1 className="min-w-0">
        <span className="font-sans eyebrow">{before}</span>
        <span className="@container block">
          <span className="block">
            <bdi>{name}</bdi>
            {after.join(name)}
          </span>
        </span>
      </h1>
      <p className="relative -order-1">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 34 150"
          preserveAspectRatio="none"
          className="absolute inset-y-0 right-0 h-full fill-none stroke-gold-400 stroke-2 md:stroke-3"
        >
          <path
            d="M3 3C18 5 16 24 16 40c0 20 0 31 15 35c-15 4-15 15-15 35c0 16 2 35-13 37"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </p>
    </div>
  );
}
