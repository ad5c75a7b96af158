import { ListChecks } from 'lucide-react';
import { IconList } from '@/components/ui/icon-list';
import { Section } from '@/components/ui/section';
import type { ContactCopy } from '@/lib/schema/pages/contact';

interface Props {
  copy: ContactCopy['whatToSay'];
  heading: string;
}

/** What a first call or text needs, so that one is enough. */
export function WhatToSay({ copy, heading }: Props) {
  return (
    <Section id="what-to-say" title={heading}>
      <IconList icon={ListChecks} items={copy.items} />
      <p className="mt-4 max-w-prose">{copy.privacy}</p>
    </Section>
  );
}
