import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { sessionCost, visitCost } from '@/lib/pricing/fee-words';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { dollars } from '@/lib/text/format';
import { fill } from '@/lib/text/templates';
import { homeTownOf } from '@/lib/towns/towns';
import { type Reach, standardWindow } from '@/lib/towns/visit-times';
import { Answer, Certificate } from './certificate';

interface Props extends Pick<Content, 'business' | 'pages' | 'towns'> {
  town?: Pick<Town, 'name'>;
  /** How soon we can come: to a town, to anywhere in the area, or to a town that we don't know. */
  reach?: Reach | 'area' | 'unknown';
  /** The states whose fees matter to the reader. */
  states?: readonly Town['state'][];
  /** What travel costs, in dollars; undefined if it is quoted before the visit. */
  travel?: number | undefined;
  /** The service the page is about, which may have answers of its own. */
  service?: Service;
  /** How a visit to the town's hospital goes. */
  hospital?: ReactNode;
  vignette?: ReactNode;
  seal?: ReactNode;
  /** The first of the answers; by default, none. */
  children?: ReactNode;
}

/** How soon, how much and what to have ready, on a certificate; and when we take calls. */
export function VisitCertificate({
  reach = 'area',
  states,
  travel,
  town,
  service,
  hospital,
  children,
  ...props
}: Props) {
  const { business, pages, towns } = props;
  const copy = pages.certificate;
  const homeTown = homeTownOf({ business, towns });
  const names = { town: town?.name ?? homeTown.name, homeTown: homeTown.name };
  const cost = service?.online
    ? sessionCost(business, copy.cost)
    : visitCost(business, states ?? business.authority.states, copy.cost);
  const soon = service?.online ? 'online' : reach;
  const onTravel =
    travel === undefined
      ? copy.cost[reach === 'far' ? 'travelFar' : 'travel']
      : fill(copy.cost.travelPriced, { town: names.town, fee: dollars(travel) });
  const bring = service?.bring ?? copy.bring;
  const list = service ? '#what-to-bring' : routes.whatToBring(business.services[0] ?? '');
  const answers: { label: string; value: string; note: ReactNode }[] = [
    {
      label: 'When',
      value: standardWindow(business.times),
      note:
        soon === 'unknown' || soon === 'online' ? copy.when[soon] : fill(copy.when[soon], names),
    },
    {
      label: 'Cost',
      ...(service?.cost ?? {
        value: cost.value,
        note: (
          <>
            {service?.online ? cost.note : `${cost.note} ${onTravel}`}
            {travel !== undefined && (
              <>
                {' '}
                <TextLink href="#fees">Add it up</TextLink>
              </>
            )}
          </>
        ),
      }),
    },
    ...(hospital ? [{ label: 'Hospital', value: copy.hospital.value, note: hospital }] : []),
    {
      label: 'Have ready',
      value: bring.value,
      note: (
        <>
          {`${bring.note} `}
          <TextLink href={list}>Full checklist</TextLink>
        </>
      ),
    },
    ...(service?.howLong ? [{ label: 'How long', ...service.howLong }] : []),
    ...(service?.online ? [{ label: 'Where', ...copy.where }] : []),
  ];
  return (
    <Certificate {...props}>
      {children}
      {answers.map(({ label, value, note }) => (
        <Answer key={label} label={label}>
          <strong className="value">{value}</strong> {note}
        </Answer>
      ))}
    </Certificate>
  );
}
