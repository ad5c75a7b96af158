import type { Page } from '@playwright/test';
import { content } from './site';
import { expect } from './test';

/** What the form says. */
export const copy = content.pages['message-form'].form;
const [kind = ''] = copy.documentTypes;

/** A message with characters that URLs, HTML and JSON have to escape. */
export const message = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '208 555 0100',
  documentType: kind,
  message: 'A deed, and a "trust" & more\nfor Zoë 👵🏽',
};

export const field = (page: Page, label: 'Name' | 'Email' | 'Phone' | 'Message') =>
  page.getByLabel(label, { exact: true });
const documentType = (page: Page) => page.getByLabel('Document type (optional)');
export const button = (page: Page, name: string) => page.getByRole('button', { name });
/** What it says depends on whether it sends the message. */
export const sendButton = (page: Page) => button(page, copy.prepare).or(button(page, copy.send));

/** The panel that takes the place of a form that is finished. */
export const thanks = (page: Page) =>
  page.getByRole('status').filter({ has: button(page, 'Send Another Message') });

export async function fillInMessage(page: Page, words = message.message): Promise<void> {
  await field(page, 'Name').fill(message.name);
  await field(page, 'Email').fill(message.email);
  await field(page, 'Phone').fill(message.phone);
  await documentType(page).selectOption(message.documentType);
  await field(page, 'Message').fill(words);
}

export async function expectEveryWord(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue(message.name);
  await expect(field(page, 'Email')).toHaveValue(message.email);
  await expect(field(page, 'Phone')).toHaveValue(message.phone);
  await expect(documentType(page)).toHaveValue(message.documentType);
  await expect(field(page, 'Message')).toHaveValue(message.message);
}
