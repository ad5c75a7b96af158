import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { AttractionList } from '@/components/towns/attraction-list';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { townCrumbs } from '@/lib/breadcrumbs';
import { routes } from '@/lib/routes';
import { stateNames } from '@/lib/state-names';

interface Props {
  name: string;
  /** The sheet of answers. */
  sheet: ReactNode;
  services: ReactNode;
  band: ReactNode;
  call: ReactNode;
  /** The way to a town that has a page. */
  finder: ReactNode;
  /** The mark of the way to a place. */
  pin: ReactNode;
}

/** A town's page made from its name alone. */
export function UnknownTown({ name, sheet, services, band, call, finder, pin }: Props) {
  return (
    <PageFrame
      crumbs={townCrumbs(name)}
      head={
        <PageTitle
          title={
            <>
              Mobile notary in <bdi>{name}</bdi>
            </>
          }
          eyebrow={stateNames.ID}
          aside={sheet}
        >
          <p className="mt-3 max-w-prose md:text-lg">
            We have not written about this town yet. Call or text with the address, and we tell you
            whether we can come and what the trip would cost.{' '}
            <a className="text-link" href={routes.areas}>
              See the towns that have a page
            </a>
          </p>
          <div className="mt-6">{call}</div>
          <div className="mt-6">{finder}</div>
        </PageTitle>
      }
      band={band}
    >
      <AttractionList town={{ name, state: 'ID', attractions: [] }} pin={pin} />
      <Section id="services" title="Every service">
        {services}
      </Section>
    </PageFrame>
  );
}
