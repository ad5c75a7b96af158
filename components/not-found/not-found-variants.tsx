import type { ReactNode } from 'react';
import { CallOrText } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { ShutDoor } from '@/components/facts/door-scene';
import { Island } from '@/components/islands/island';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { tokenize } from '@/lib/finder/tokens';
import { fromEntries } from '@/lib/from-entries';
import { crumbsBelow } from '@/lib/metadata/breadcrumbs';
import { nameToken } from '@/lib/not-found/unknown-path';
import { sitePaths } from '@/lib/page-kinds';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { awayStates, type StateCode, stateCodes } from '@/lib/states';
import { NotFoundPage } from './not-found-page';
import { notFoundSwitch } from './not-found-switch.island.client';
import { UnknownTown } from './unknown-town';

const unknownAttraction = {
  heading: 'Attraction not found',
  text: "We couldn't find the attraction you're looking for",
};

/** Everything that may be shown at a URL without a page; the browser chooses by the URL. */
export function NotFoundVariants(props: Content) {
  const { brand } = props.business;
  const slugsIn = (inState: StateCode) =>
    props.localitiesWithoutPage
      .filter(({ state }) => state === inState)
      .map(({ name }) => tokenize(name).join('-'));
  const known = {
    pages: sitePaths(props),
    away: fromEntries(awayStates.map((state) => [state, slugsIn(state)])),
  };
  return (
    <Island
      of={{ notFoundSwitch }}
      wake="in view"
      className="decided-by-url"
      props={{ known, brand }}
    >
      <NotFoundPage {...props} />
      {stateCodes.map((state) => (
        <Variant key={state} kind={state}>
          <UnknownTown {...props} state={state} />
        </Variant>
      ))}
      <Variant kind="attraction">
        <UnknownAttraction {...props} />
      </Variant>
    </Island>
  );
}

/** Where React renders the page (`next dev`), a hidden element: React doesn't fill templates. */
const Element = process.env.NODE_ENV === 'development' ? 'div' : 'template';

function Variant({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <Element data-kind={kind} hidden>
      {children}
    </Element>
  );
}

/** A template for an attraction that has no page; its slug replaces the token. */
function UnknownAttraction({ business, pages }: Content) {
  const { banner } = pages['not-found'];
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={crumbsBelow('places', unknownAttraction.heading)}
          title={unknownAttraction.heading}
          eyebrow="404"
          lead={unknownAttraction.text}
          aside={<ShutDoor />}
        >
          <p className="mt-2 wrap-anywhere">
            <bdi>{nameToken}</bdi>
          </p>
          <div className="mt-6 grid gap-3 sm:w-fit">
            <ButtonLink variant="schedule" href={routes.places}>
              Back to all attractions
            </ButtonLink>
            <CallOrText business={business} className="max-sm:w-full" />
          </div>
        </PageHead>
      }
      callToAction={<CallToAction business={business} copy={banner} scene="road" />}
    />
  );
}
