import { CallLink } from '@/components/call/call-link';
import { EmailUs } from '@/components/call/email-us';
import { HoursTable } from '@/components/facts/hours-table';
import { ShareButton } from '@/components/share/share-button';
import { LinkList } from '@/components/ui/link-list';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill } from '@/lib/text';
import { footerTowns, townAndState, townBySlug } from '@/lib/towns/towns';
import { BrandSeal } from '../facts/brand-seal';
import { LegalStatements } from '../facts/legal-statements';

type Props = Pick<Content, 'business' | 'pages' | 'services' | 'towns' | 'legalPages'>;

export function SiteFooter({ business, pages, services, towns, legalPages }: Props) {
  const { footer } = pages.frame;
  const homeTown = townBySlug(towns, business.home.town);
  return (
    <footer className="bg-cream-100 pb-bar md:pb-0 print:bg-transparent">
      <div className="mx-auto max-w-page px-4 py-6 sm:px-6 lg:py-10 print:py-2">
        <LegalStatements business={business} pages={pages} />
        <div className="not-alone mt-4 grid gap-x-6 gap-y-4 border-cream-200 border-t pt-4 sm:grid-cols-2 lg:grid-cols-12 print:mt-2 print:grid-cols-2 print:pt-2">
          {/* On a phone the header has the name. */}
          <div className="flex flex-wrap gap-4 max-sm:hidden sm:col-span-2 lg:col-span-3 lg:block print:col-span-1 print:block">
            <div className="size-20 shrink-0 lg:size-28">
              <BrandSeal />
            </div>
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold font-serif text-lg lg:mt-3">{business.brand}</p>
              <p className="text-sm max-sm:hidden print:hidden">
                {fill(footer.about, { homeTown: townAndState(homeTown) })}
              </p>
            </div>
          </div>
          {/* On a phone, the menu leads to them. */}
          <div className="max-sm:hidden lg:col-span-3 print:hidden">
            <LinkList
              heading={footer.services}
              look="foot"
              links={services.map(({ slug, title }) => ({
                name: title,
                href: routes.service(slug),
              }))}
            />
          </div>
          <div className="lg:col-span-2 print:hidden">
            <LinkList
              heading={footer.towns}
              look="foot"
              links={[
                ...footerTowns(towns, business).map(({ slug, name }) => ({
                  name,
                  href: routes.town(slug),
                })),
                { name: 'All towns', href: routes.areas },
                { name: 'All attractions', href: routes.places },
              ]}
            />
          </div>
          <div className="sm:col-span-2 lg:col-span-4 print:col-span-1">
            <h2 className="text-lg">{footer.contact}</h2>
            <div className="mt-3">
              <CallLink business={business} />
            </div>
            <div className="mt-1 flex flex-wrap gap-x-4">
              <EmailUs business={business} />
              <a
                className="inline-block py-1 font-semibold text-link print:hidden"
                href={routes.vcard}
                download
              >
                {footer.contactCard}
              </a>
              <div className="print:hidden">
                <ShareButton />
              </div>
            </div>
            <div className="mt-2">
              <HoursTable business={business} />
            </div>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2 border-cream-200 border-t pt-3 text-sm print:hidden">
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
