import { ListChecks } from 'lucide-react';
import { IconList } from '@/components/ui/icon-list';
import { Section } from '@/components/ui/section';

/** What a first call or text needs, so that one is enough. */
export function WhatToSay() {
  return (
    <Section id="what-to-say" title="What to tell us" heading="margin">
      <IconList
        icon={ListChecks}
        items={[
          'What the paper is called, as it stands at its top',
          'The address where you would like to sign',
          'How many people sign, and whether each has a government ID',
          'By when it must be done',
        ]}
      />
      <p className="mt-4 max-w-prose">
        Please leave private details of the paper out of a text or an email. We do not need them to
        set a time.
      </p>
    </Section>
  );
}
