import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import type { UnknownPath } from '@/lib/pages/unknown-path';
import type { Content } from '@/lib/schema/content';
import { allAttractions } from '@/lib/towns/towns';
import { NotFoundPage } from './not-found-page';
import { notFoundSwitch } from './not-found-switch.client';
import { UnknownAttraction } from './unknown-attraction';
import { UnknownTown } from './unknown-town';

type Props = Pick<Content, 'business' | 'pages' | 'services' | 'towns'>;

/** Everything that may be shown at a URL without a page; the browser chooses by the URL. */
export function NotFoundVariants(props: Props) {
  const { towns } = props;
  const { brand } = props.business;
  const slugsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);
  const known = { towns: slugsOf(towns), attractions: slugsOf(allAttractions(towns)) };
  return (
    <Island of={{ notFoundSwitch }} className="decided-by-url" props={{ known, brand }}>
      <NotFoundPage {...props} />
      <Template kind="town">
        <UnknownTown {...props} />
      </Template>
      <Template kind="attraction">
        <UnknownAttraction {...props} />
      </Template>
    </Island>
  );
}

/** React doesn't fill templates: where it renders the page (`next dev`), this is a hidden element. */
const Element = process.env.NODE_ENV === 'development' ? 'div' : 'template';

function Template({ kind, children }: { kind: UnknownPath['kind']; children: ReactNode }) {
  return (
    <Element data-kind={kind} hidden>
      {children}
    </Element>
  );
}
