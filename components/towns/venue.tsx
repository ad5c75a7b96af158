import type { Template } from '@/lib/schema/pages/copy';
import { fill } from '@/lib/text';

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
  const gap = heading.findIndex((part) => typeof part !== 'string');
  const [before, after] = [heading.slice(0, gap), heading.slice(gap + 1)].map((parts) =>
    fill(parts, { town: name }),
  );
  return (
    <div className="venue" data-ems={ems}>
      <h1>
        <span className="font-sans eyebrow">{before}</span>
        <span>
          <span>
            <bdi>{name}</bdi>
            {after}
          </span>
        </span>
      </h1>
      <p>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
        <svg aria-hidden="true" viewBox="0 0 34 150" preserveAspectRatio="none">
          <path d="M3 3C18 5 16 24 16 40c0 20 0 31 15 35c-15 4-15 15-15 35c0 16 2 35-13 37" />
        </svg>
      </p>
    </div>
  );
}
