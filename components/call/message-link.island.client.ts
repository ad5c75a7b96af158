'use client';

import type { Inquiry } from '@/lib/contact/inquiry';
import { openMessage } from '@/lib/islands/open-message';

export function messageLink(island: HTMLElement, { about }: { about: Inquiry }): void {
  island.addEventListener('click', () => openMessage(about));
}
