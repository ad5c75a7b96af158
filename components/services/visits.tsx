import { Section } from '@/components/ui/section';
import type { Visit } from '@/lib/schema/service';

/** How a visit goes in a building with rules of its own, and whom to call there first; too long to print. */
export function Visits({ visits }: { visits: readonly Visit[] }) {
  return (
    <Section
      id="hospital"
      title="Hospital, care home or jail"
      className="border-cream-200 border-t pt-8 print:hidden"
    >
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-3 lg:gap-x-12">
        {visits.map(({ title, callFirst, steps }) => (
          <div key={title} className="*:not-last:mb-2">
            <h3 className="text-xl">{title}</h3>
            <p>
              <strong>Call first:</strong> {callFirst}
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
