import { CallLink } from '@/components/call/call-link';
import { TextsToo } from '@/components/call/call-or-text';
import { EmailUs } from '@/components/call/email-us';
import { BrandSeal } from '@/components/facts/brand-seal';
import { HoursTable } from '@/components/facts/hours-table';
import { LegalStatements } from '@/components/facts/legal-statements';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill } from '@/lib/text/templates';
import { footerTowns, homeTownOf, townAndState } from '@/lib/towns/towns';
import { ServiceLinks, TownLinks } from './link-lists';

type Props = Pick<Content, 'business' | 'pages' | 'services' | 'towns' | 'legalPages'>;

export function SiteFooter({ business, pages, services, towns, legalPages }: Props) {
  const homeTown = homeTownOf({ business, towns });
  return (
    <footer className="border-t border-gold-400 bg-cream-100 pb-13 print:bg-transparent roomy:pb-0">
      <div className="mx-auto max-w-page px-4 pt-6 pb-2 md:px-10 md:py-6 lg:py-10 print:px-4 print:py-2">
        <LegalStatements business={business} pages={pages} />
        <div className="mt-2 grid grid-cols-12 gap-x-3 gap-y-2 border-t border-cream-200 pt-2 md:mt-6 md:gap-x-6 md:gap-y-3 md:pt-6 print:hidden">
          <div className="max-lg:hidden lg:col-span-3">
            <div className="w-36">
              <BrandSeal />
            </div>
            <p className="mt-3 text-lg font-semibold font-serif">{business.brand}</p>
            <p className="text-sm">
              {fill(pages.frame.about, { homeTown: townAndState(homeTown) })}
            </p>
          </div>
          <div className="col-span-7 md:col-span-4 lg:col-span-3">
            <ServiceLinks services={services} heading="Our services" look="foot" />
          </div>
          <div className="col-span-5 md:col-span-3 lg:col-span-2">
            <TownLinks
              heading="Our towns"
              towns={footerTowns(towns, business)}
              look="foot"
              more={[{ name: 'All attractions', href: routes.places }]}
            />
          </div>
          <div className="col-span-12 md:col-span-5 lg:col-span-4">
            <h2 className="text-lg">Contact and hours</h2>
            <div className="mt-2 md:mt-3">
              <CallLink business={business} className="max-lg:px-2 max-lg:text-sm max-md:w-full" />
              <TextsToo business={business} />
            </div>
            <div className="flex flex-wrap items-baseline gap-x-4 max-md:text-sm/6 md:mt-1">
              <a
                className="inline-block py-1 font-semibold text-link touch:py-2.5"
                href={routes.vcard}
                download
              >
                Save our number
              </a>
              <EmailUs business={business} />
            </div>
            <div className="md:mt-2">
              <HoursTable business={business} />
            </div>
          </div>
        </div>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-4 border-t border-cream-200 pt-1 text-sm/6 sm:gap-x-6 md:mt-4 print:hidden touch:*:py-2.5">
          {legalPages.map(({ slug, title }) => (
            <TextLink key={slug} href={routes.legal(slug)}>
              {title}
            </TextLink>
          ))}
        </div>
      </div>
    </footer>
  );
}
