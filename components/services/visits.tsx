import { Disclosures } from '@/components/ui/disclosures';
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
    <Section id="hospital" title={heading} heading="margin" className="print:hidden">
      <Disclosures
        items={visits.map(({ title, callFirst, steps }) => ({
          summary: title,
          content: (
            <>
              <p>
                <strong>{label}</strong> {callFirst}
              </p>
              {steps.map((step) => (
                <p key={step}>{step}</p>
              ))}
            </>
          ),
        }))}
      />
    </Section>
  );
}
