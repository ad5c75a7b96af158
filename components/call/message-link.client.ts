'use client';

import { openMessage } from '@/lib/islands/open-message';
import type { Inquiry } from '@/lib/schema/pages/inquiry';

/** Leads to the message, which then says what the button is about. */
export function messageLink(island: HTMLElement, { about }: { about: Inquiry }): void {
  island.addEventListener('click', () => openMessage(about));
}
