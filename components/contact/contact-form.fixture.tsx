import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testContent } from '@/lib/content/test-content.fixture';
import { ContactForm } from './contact-form.island.client';

export const copy = testContent.pages['message-form'];

/** Stands for the number to call. */
export const number = 'the number';

export const contact = { textNumber: '541-555-0142', email: 'hello@notary.example', number };

export const message = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '208 555 0100',
  documentType: copy.documentTypes[0] ?? '',
  message: 'A deed & a "trust"',
};

export const url = 'https://forms.notary.example/messages';

const { documentTypes, language, delivered, ready } = copy;
const { email, ...numbers } = contact;
const [user = '', host = ''] = email.split('@');
const thanks = (title: string) => ({ title, text: `Or call ${number}.` });
const props = { ...numbers, user, host, documentTypes, language };
export const form = <ContactForm {...props} thanks={thanks(ready.title)} />;
export const show = () => render(form);
export const showDelivering = () =>
  render(<ContactForm {...props} thanks={thanks(delivered.title)} delivery={url} />);

export const field = (label: string) => screen.getByLabelText(label);
export const button = (name: string) => screen.getByRole('button', { name });
export const draft = () => sessionStorage.getItem('message');

export async function fillIn() {
  await userEvent.type(field('Name'), message.name);
  await userEvent.type(field('Email'), message.email);
  await userEvent.type(field('Phone'), message.phone);
  await userEvent.selectOptions(field('Document type (optional)'), message.documentType);
  await userEvent.type(field('Message'), message.message);
}
