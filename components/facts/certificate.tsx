import type { ReactNode } from 'react';
import { commissionsHeld } from '@/lib/contact/commissions';
import type { Content } from '@/lib/schema/content';
import { BrandSeal } from './brand-seal';
import { OpenNow } from './open-now';

interface Props extends Pick<Content, 'business'> {
  /** A picture across the top. */
  vignette?: ReactNode;
  /** A larger seal than the brand's: the hours are then beside it, above the signature. */
  seal?: ReactNode;
  /** Pairs of `<dt>` and `<dd>`: a question and its answer. */
  children: ReactNode;
}

/** The short answers in the head of a page, within a double rule, with a signature and a seal. */
export function Certificate({ business, vignette, seal, children }: Props) {
  const held = commissionsHeld(business);
  const hours = (
    <div>
      <dt>Hours</dt>
      <dd>
        <OpenNow business={business} look="answer" />
      </dd>
    </div>
  );
  const signature = (
    // On a phone, the line has the whole width, and the seal is below it.
    <p className="min-w-0 flex-1 text-sm max-md:contents">
      <span className="signed">{business.notary.name ?? business.brand}</span>
      {held.length > 0 && (
        // The early script hides a state whose commission has ended, and all of them with home's.
        <span
          data-until={held.find(({ isHome }) => isHome)?.until}
          className="min-w-0 flex-1 self-start"
          suppressHydrationWarning
        >
          Commissioned notary public
          {held.map(({ text, until }) => (
            <span key={text} data-until={until} suppressHydrationWarning>
              , {text}
            </span>
          ))}
        </span>
      )}
    </p>
  );
  return (
    <div className="not-alone certificate">
      {vignette && <div className="border-b border-gold-400 print:hidden">{vignette}</div>}
      <h2 className="sr-only">Quick facts</h2>
      <dl className="answers">
        {children}
        {!seal && hours}
      </dl>
      <div className="flex items-end justify-end gap-x-4 px-4 pb-4 max-md:flex-wrap md:gap-x-8 md:px-7 md:pb-6">
        {seal ? (
          <div className="max-md:contents md:grid md:min-w-0 md:flex-1 md:content-between md:self-stretch">
            <dl className="answers w-full px-0! max-md:border-t max-md:border-cream-200 print:border-0">
              {hours}
            </dl>
            {signature}
          </div>
        ) : (
          signature
        )}
        <div className={seal ? 'mile-seal-over-edge' : 'seal-over-edge'}>
          {seal ?? <BrandSeal />}
        </div>
      </div>
    </div>
  );
}
