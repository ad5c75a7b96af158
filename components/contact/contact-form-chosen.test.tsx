import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentsNamed, idSentence, inquiryMessage, inTown } from '@/lib/contact/inquiry';
import { forgetInquiry, noteInquiry, readInquiry } from '@/lib/islands/inquiry';
import { openMessage } from '@/lib/islands/open-message';
import { routes } from '@/lib/routes';
import { button, field, fillIn, show } from './contact-form.fixture';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', routes.contact);
});

const choose = (town: string) => noteInquiry({ town: inTown(town) });
/** The message of a visitor who has chosen a town. */
const composed = (town: string) => inquiryMessage({ town: inTown(town) });

const addButton = () => screen.queryByRole('button', { name: 'Add what I chose' });

it('has what the visitor has chosen in the message, and follows it until the message is touched', () => {
  for (const town of ['Vetch', 'Larkin']) {
    choose(town);
    const { unmount } = show();
    expect(field('Message')).toHaveValue(composed(town));
    expect(screen.getByRole('status')).toHaveTextContent(
      'What you chose is in your message below.',
    );
    expect(addButton()).toBeNull();
    unmount();
  }
  forgetInquiry();
  show();
  expect(field('Message')).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is opened at the first field that is still empty, or at the message', async () => {
  show();
  for (const label of ['Name', 'Email', 'Phone', 'Message']) {
    act(() => openMessage({ town: inTown('Vetch') }));
    expect(location.hash).toBe(`#${field(label).id}`);
    await userEvent.type(field(label), 'Ann');
  }
});

it('is back, at its first field, if a message that is ready is opened again', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  show();
  await fillIn();
  await userEvent.click(button('Get my message ready'));
  history.replaceState(null, '', '#message-message');
  act(() => openMessage({ town: inTown('Vetch') }));
  expect(await screen.findByLabelText('Name')).toHaveFocus();
  expect(addButton()).toBeInTheDocument();
});

it('leaves a message alone that was touched, and adds to it what was chosen since if asked', async () => {
  choose('Vetch');
  const { unmount } = show();
  await userEvent.type(field('Message'), '\nGate code 12.\n');
  expect(addButton()).toBeNull();
  unmount();
  choose('Larkin');
  noteInquiry({ id: idSentence });
  const again = show();
  const own = `${composed('Vetch')}\nGate code 12.`;
  expect(field('Message')).toHaveValue(`${own}\n`);
  expect(screen.getByRole('status')).toHaveTextContent(/^You can add what you chose/);
  addButton()?.focus();
  await userEvent.keyboard('{Enter}');
  const added = `${own}\n\n${inTown('Larkin')}\n${idSentence}`;
  expect(field('Message')).toHaveValue(added);
  expect(field('Message')).toHaveFocus();
  expect(addButton()).toBeNull();
  again.unmount();
  show();
  expect(field('Message')).toHaveValue(added);
  expect(addButton()).toBeNull();
});

it('says what a message lacks once its line is deleted, and adds a second document alone', async () => {
  show();
  act(() => openMessage({ document: documentsNamed('Deeds') }));
  await userEvent.type(field('Message'), ' Gate code 12.');
  expect(addButton()).toBeNull();
  act(() => openMessage({ document: documentsNamed('Wills', readInquiry().document) }));
  await userEvent.click(addButton() ?? document.body);
  const { value } = field('Message') as HTMLTextAreaElement;
  expect(value.match(/My document: \w+\./g)).toEqual([
    'My document: Deeds.',
    'My document: Wills.',
  ]);
  await userEvent.clear(field('Message'));
  await userEvent.type(field('Message'), 'My document: Wills.');
  expect(addButton()).toBeInTheDocument();
});

it('offers nothing that the message already says in the words of the visitor', () => {
  choose('Vetch');
  sessionStorage.setItem('message', JSON.stringify([['message', `Hi! ${inTown('Vetch')} Ann`]]));
  show();
  expect(addButton()).toBeNull();
});

it('goes on with the latest draft where the browser shows the page as it was left', async () => {
  choose('Vetch');
  show();
  await userEvent.type(field('Name'), 'Ann');
  const newer = [
    ['name', 'Ann Lee'],
    ['message', `${composed('Larkin')}\nGate code 12.`],
  ];
  sessionStorage.setItem('message', JSON.stringify(newer));
  sessionStorage.setItem('message-written', JSON.stringify(composed('Larkin')));
  choose('Alder Falls');
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(field('Name')).toHaveValue('Ann Lee');
  expect(field('Message')).toHaveValue(`${composed('Larkin')}\nGate code 12.`);
  expect(addButton()).toBeInTheDocument();
});

it('gets what was chosen again where the visitor has emptied the box', async () => {
  choose('Vetch');
  const { unmount } = show();
  await userEvent.clear(field('Message'));
  unmount();
  show();
  expect(field('Message')).toHaveValue(composed('Vetch'));
});

it('follows what is chosen on the same page', () => {
  show();
  for (const name of ['Deeds', 'Wills']) {
    const document = documentsNamed(name);
    act(() => openMessage({ document }));
    expect(field('Message')).toHaveValue(inquiryMessage({ document }));
  }
});
