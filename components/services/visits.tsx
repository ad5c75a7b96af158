import { Section } from '@/components/ui/section';
import type { Visit } from '@/lib/schema/service';

interface Props {
  heading: string;
  /** Before the text on whom to call. */
  callFirst: string;
  visits: readonly Visit[];
}

/** How a visit goes in a building with rules of its own, and whom to call there first; too long to print. */
export function Visits({ heading, callFirst: label, visits }: Props) {
  return (
    <Section id="hospital" title={heading} className="border-cream-200 border-t pt-8 print:hidden">
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-3 lg:gap-x-gutter">
        {visits.map(({ title, callFirst, steps }) => (
          <div key={title} className="*:not-last:mb-2">
            <h3 className="text-xl">{title}</h3>
            <p>
              <strong>{label}</strong> {callFirst}
            </p>
            {steps.map((step) => (
              <p key={step}>{step}</p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
