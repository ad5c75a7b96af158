/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testContent } from '@/lib/content/test-content.fixture';
import { noteInquiry, readInquiry } from '@/lib/islands/inquiry';
import { routes } from '@/lib/routes';
import { inquiry } from './inquiry.client';

const copy = testContent.pages.inquiry;
const { labels } = copy;
const service = testContent.services.flatMap(({ title }) => title).slice(0, 1);

/** A sheet with the list on it, as a page has it. */
function show() {
  document.body.innerHTML = '<div class="not-alone"><div></div><p>The seal</p></div>';
  const sheet = document.querySelector<HTMLElement>('.not-alone');
  const island = sheet?.querySelector('div');
  if (!sheet || !island) throw new Error('no sheet');
  inquiry(island);
  return { sheet, island };
}

beforeEach(() => sessionStorage.clear());

const seal = () => screen.getByText('The seal');
const box = (name: string) => screen.getByRole('combobox', { name });
const [place = '', , cell = ''] = copy.choices.place;
const [all = ''] = copy.choices.id;

it('is empty until the page after the first choice, and then up to date', () => {
  expect(show().island).toBeEmptyDOMElement();
  noteInquiry({ town: 'Vetch, Oregon' });
  expect(screen.queryByText('Vetch, Oregon')).not.toBeInTheDocument();
  show();
  noteInquiry({ town: 'Larkin, Idaho' });
  expect(screen.getByText('Larkin, Idaho')).toBeInTheDocument();
});

it('asks for what is missing, keeps the answers, and the seal is back when nothing is', async () => {
  noteInquiry({ town: 'Vetch, Oregon', signing: '1 document', when: 'as soon as can be' });
  show();
  expect(seal()).toHaveClass('opacity-40');
  expect(box(labels.when)).toHaveDisplayValue('as soon as can be');
  await userEvent.selectOptions(box(labels.place), cell);
  expect(box(labels.place)).toHaveFocus();
  await userEvent.selectOptions(box(labels.place), place);
  expect(readInquiry()).toMatchObject({ place });
  await userEvent.selectOptions(box(labels.service), service);
  await userEvent.selectOptions(box(labels.id), all);
  expect(seal()).not.toHaveClass('opacity-40');
  await userEvent.selectOptions(box(labels.place), '');
  expect(seal()).toHaveClass('opacity-40');
  expect(screen.getByRole('link', { name: copy.write })).toHaveAttribute('href', routes.message);
});

it('prints the sheet alone, and the whole page afterward', async () => {
  noteInquiry({ place });
  const { sheet } = show();
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    expect(sheet).toHaveAttribute('data-alone');
  });
  await userEvent.click(screen.getByRole('button', { name: copy.print }));
  expect(print).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('afterprint'));
  expect(sheet).not.toHaveAttribute('data-alone');
  print.mockRestore();
});

it('forgets all of it with one tap, and says so', async () => {
  noteInquiry({ place });
  show();
  await userEvent.click(screen.getByRole('button', { name: copy.clear }));
  expect(readInquiry()).toEqual({});
  expect(seal()).not.toHaveClass('opacity-40');
  expect(screen.getByText(copy.cleared)).toHaveFocus();
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
});

it('is up to date when the page comes back from the browser', () => {
  const { island } = show();
  sessionStorage.setItem('inquiry', JSON.stringify({ place }));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(island).toHaveTextContent(place);
});
