import type { ReactNode } from 'react';
import { dollars } from '@/lib/content/figures';
import { hoursInShort } from '@/lib/hours';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';

/** The five questions of somebody in a hurry, answered first. */
export function FiveAnswers({ business }: { business: Business }) {
  const { times, law } = business;
  const [soon, late] = times.standardHours;
  return (
    <dl className="divide-y divide-cream-200 border-gold-400 border-y-2">
      <Answer question="Do you come here?">
        <a className="text-link" href={routes.areas}>
          See all the towns
        </a>
      </Answer>
      <Answer question="How soon?">
        Typically {soon}-{late} hours; within {times.priorityHours} hours when priority is available
      </Answer>
      <Answer question="What does it cost?">
        At most {dollars(law.ID.highestFee)} an act in Idaho, {dollars(law.OR.highestFee)} in
        Oregon, and travel by distance, agreed before the trip
      </Answer>
      <Answer question="What do I bring?">
        Government ID and every page, filled in but not signed
      </Answer>
      <Answer question="When do you answer?">{hoursInShort(business.hours)}</Answer>
    </dl>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-3">
      <dt className="font-semibold">{question}</dt>
      <dd className="sm:col-span-2">{children}</dd>
    </div>
  );
}
