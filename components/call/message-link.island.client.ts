'use client';

import type { Inquiry } from '@/lib/contact/inquiry';
import { openMessage } from '@/lib/islands/open-message';

/** Leads to the message, which then says what the button is about. */
export function messageLink(island: HTMLElement, { about }: { about: Inquiry }): void {
  island.addEventListener('click', () => openMessage(about));
}
