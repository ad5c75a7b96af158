import { CallOrText } from '@/components/call/call-link';
import { EmailUs } from '@/components/call/email-us';
import { HoursTable } from '@/components/facts/hours-table';
import { ShareButton } from '@/components/share/share-button';
import { LinkList } from '@/components/ui/link-list';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { LegalPage } from '@/lib/schema/legal-page';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { formatList } from '@/lib/text';
import { townAndState } from '@/lib/towns/towns';
import { LegalStatements } from '../facts/legal-statements';
import { BrandSealDefinition } from '../facts/seal';

interface Props {
  business: Business;
  homeTown: Town;
  services: readonly Service[];
  towns: readonly Town[];
  legalPages: readonly LegalPage[];
}

export function SiteFooter({ business, homeTown, services, towns, legalPages }: Props) {
  return (
    <footer className="bg-cream-100 pb-bar md:pb-0 print:bg-transparent">
      <div className="mx-auto max-w-page px-4 py-10 sm:px-6 print:py-2">
        <LegalStatements business={business} id="law" heading="What the law asks us to tell you" />
        <div className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 border-cream-200 border-t pt-10 lg:grid-cols-12 print:mt-2 print:pt-2">
          <div className="col-span-2 *:not-last:mb-3 lg:col-span-3 print:col-span-1">
            <div className="size-20 text-gold-700 lg:size-28 print:hidden">
              <BrandSealDefinition />
            </div>
            <p className="font-semibold font-serif text-lg">{business.brand}</p>
            <p className="text-sm print:hidden">
              {`Commissioned notary public, based in ${townAndState(homeTown)}. We serve the ${formatList(business.serviceArea)}.`}
            </p>
          </div>
          <div className="lg:col-span-3 print:hidden">
            <LinkList
              heading="Services"
              links={services.map(({ slug, title }) => ({
                name: title,
                href: routes.service(slug),
              }))}
            />
          </div>
          <div className="lg:col-span-2 print:hidden">
            <LinkList
              heading="Service areas"
              links={[
                ...towns.map(({ slug, name }) => ({ name, href: routes.town(slug) })),
                { name: 'All towns', href: routes.areas },
              ]}
            />
          </div>
          <div className="col-span-2 lg:col-span-4 print:col-span-1">
            <h2 className="text-lg">Contact and hours</h2>
            <div className="mt-3 *:not-last:mb-2">
              <CallOrText business={business} />
              <EmailUs business={business} />
            </div>
            <div className="flex flex-wrap gap-x-6 print:hidden">
              <a className="inline-block py-1 font-semibold text-link" href={routes.vcard} download>
                Save our contact
              </a>
              <ShareButton />
            </div>
            <div className="mt-3 print:hidden">
              <HoursTable business={business} />
            </div>
          </div>
        </div>
        <div className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-cream-200 border-t pt-6 text-sm print:hidden">
          {legalPages.map(({ slug, title }) => (
            <a key={slug} className="text-link" href={routes.legal(slug)}>
              {title}
            </a>
          ))}
        </div>
      </div>
    </footer>
  );
}
