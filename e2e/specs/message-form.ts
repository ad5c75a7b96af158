import type { Page } from '@playwright/test';
import { content } from './site';
import { expect } from './test';

export const copy = content.pages['message-form'];

/** A message with characters that URLs, HTML and JSON have to escape. */
export const message = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '208 555 0100',
  documentType: copy.documentTypes[0] ?? '',
  message: 'A deed, and a "trust" & more\nfor Zoë 👵🏽',
};

/** A field that a part of the message is typed into; its label is the name of that part. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}$`, 'i'));
export const button = (page: Page, name: string) => page.getByRole('button', { name });
/** What it says depends on whether it sends the message. */
export const sendButton = (page: Page) =>
  button(page, 'Get my message ready').or(button(page, 'Send Message'));

/** The panel that takes the place of a form that is finished. */
export const thanks = (page: Page) =>
  page.getByRole('status').filter({ has: button(page, 'Send Another Message') });

export async function fillInMessage(page: Page, words = message.message): Promise<void> {
  const { documentType, ...typed } = { ...message, message: words };
  for (const [part, text] of Object.entries(typed)) await field(page, part).fill(text);
  await page.getByLabel('Document type (optional)').selectOption(documentType);
}

export async function expectEveryWord(page: Page): Promise<void> {
  const form = page.locator('form', { has: field(page, 'Message') });
  const read = (element: HTMLFormElement) => Object.fromEntries(new FormData(element));
  await expect.poll(() => form.evaluate(read)).toEqual(message);
}
