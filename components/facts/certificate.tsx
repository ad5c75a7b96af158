import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { commissionsHeld } from '@/lib/contact/commissions';
import type { Content } from '@/lib/schema/content';
import { BrandSeal } from './brand-seal';
import { OpenNow } from './open-now';

interface Answers {
  /** A larger seal than the brand's, if there is one. */
  seal?: ReactNode;
  /** Of type `Answer`. */
  children: ReactNode;
}

interface Props extends Answers, Pick<Content, 'business'> {
  /** A picture across the top. */
  vignette?: ReactNode;
}

/**
 * The short answers in the head of a page, within a double rule, with a signature and a seal. The
 * hours are beside a larger seal, above the signature.
 */
export function Certificate({ business, vignette, seal, children }: Props) {
  const held = commissionsHeld(business);
  const hours = (
    <Answer label="Hours">
      <OpenNow business={business} look="answer" />
    </Answer>
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
        <SealOverEdge seal={seal} />
      </div>
    </div>
  );
}

/** About a place, unsigned: the first answer has the whole width, the others have the seal beside. */
export function PlaceCertificate({ first, seal, children }: { first: ReactNode } & Answers) {
  return (
    <div className="not-alone certificate px-4 pb-4 md:px-7 md:pb-6">
      <h2 className="sr-only">Quick facts</h2>
      <dl className="answers block! px-0!">{first}</dl>
      <div className="flex justify-between gap-x-4 md:gap-x-8">
        <dl className="answers block! min-w-0 px-0!">{children}</dl>
        <SealOverEdge seal={seal} className={clsx('self-end', seal && 'lg:not-print:w-88!')} />
      </div>
    </div>
  );
}

/** A question and its answer on a certificate. */
export function Answer({ label, className, children }: ComponentProps<'div'> & { label: string }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SealOverEdge({ seal, className }: Pick<Answers, 'seal'> & { className?: string }) {
  return (
    <div className={clsx(seal ? 'mile-seal-over-edge' : 'seal-over-edge', className)}>
      {seal ?? <BrandSeal />}
    </div>
  );
}
