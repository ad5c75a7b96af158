import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FieldProblem, FieldSchema } from '../../api';
import { AnnounceContext } from '../announce';
import { likeBrowser } from '../browser.fixture';
import { EditorForm } from './editor-form';
import { focusId } from './field-id';
import { tidyRecord } from './tidy';

type Value = Record<string, unknown>;

const said = jest.fn();
beforeAll(likeBrowser);
let sent: Value;

/** A form whose value, as it would be sent, is in `sent`. */
function Edited(props: { schema: FieldSchema; value: Value; problems?: FieldProblem[] }) {
  const [value, setValue] = useState(props.value);
  sent = tidyRecord(value, props.schema);
  return (
    <AnnounceContext value={said}>
      <EditorForm
        schema={props.schema}
        draft={{ slug: 'kuna', value }}
        problems={props.problems ?? []}
        onChange={setValue}
      />
    </AnnounceContext>
  );
}

const text = (title: string): FieldSchema => ({ type: 'string', title });

const daysOff: FieldSchema = {
  type: 'object',
  properties: {
    closures: {
      type: 'array',
      title: 'Days off',
      canBeEmpty: true,
      items: {
        type: 'object',
        title: 'Day off',
        properties: { from: { ...text('First day'), format: 'date' }, reason: text('Reason') },
        required: ['from', 'reason'],
      },
    },
  },
};
const three = ['Christmas', 'Easter', 'Fair'].map((reason) => ({ from: '2026-12-24', reason }));

it('sorts a list by keyboard, and the focus stays with what is moved', async () => {
  const user = userEvent.setup();
  render(<Edited schema={daysOff} value={{ closures: three }} />);
  const up = screen.getByRole('button', { name: "Move 'Fair' up", hidden: true });
  up.closest('details')?.setAttribute('open', '');
  up.focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(sent).toEqual({ closures: [three[2], three[0], three[1]] });
  expect(document.activeElement).toHaveAccessibleName("Move 'Fair' up");
  expect(said).toHaveBeenLastCalledWith({ say: "'Fair' is now 1 of 3." });
});

it('moves the focus into what is added, and back to the list from what is removed', async () => {
  const user = userEvent.setup();
  render(<Edited schema={daysOff} value={{}} />);
  await user.click(screen.getByRole('button', { name: 'Add a day off' }));
  expect(screen.getByLabelText('First day')).toHaveFocus();
  expect(sent).toEqual({ closures: [{}] });
  await user.click(screen.getByRole('button', { name: "Remove 'Day off 1'" }));
  expect(screen.getByRole('button', { name: 'Add a day off' })).toHaveFocus();
  expect(sent).toEqual({ closures: [] });
});

it('tells a list without items from one that is not filled in', async () => {
  const user = userEvent.setup();
  render(<Edited schema={daysOff} value={{}} />);
  expect(sent).toEqual({});
  await user.click(screen.getByRole('button', { name: 'There are no days off' }));
  expect(sent).toEqual({ closures: [] });
  await user.click(screen.getByRole('button', { name: 'Take that back' }));
  expect(sent).toEqual({});
});

it('tells a group without content from one that is not there', async () => {
  const remote = { type: 'object', title: 'Online', properties: { tool: text('Tool') } } as const;
  const schema: FieldSchema = { type: 'object', properties: { remote, name: text('Name') } };
  const user = userEvent.setup();
  const { unmount } = render(<Edited schema={schema} value={{ remote: {} }} />);
  await user.type(screen.getByLabelText('Name (optional)'), 'Pat');
  await user.type(screen.getByLabelText('Tool (optional)'), 'x{Backspace}');
  expect(sent).toEqual({ remote: {}, name: 'Pat' });
  await user.click(screen.getByRole('button', { name: "Remove 'Online'" }));
  expect(sent).toEqual({ name: 'Pat' });
  unmount();

  render(<Edited schema={schema} value={{}} />);
  await user.type(screen.getByLabelText('Name (optional)'), 'Pat');
  expect(sent).toEqual({ name: 'Pat' });
  await user.click(screen.getByRole('button', { name: "Add 'Online'" }));
  expect(sent).toEqual({ name: 'Pat', remote: {} });
  expect(screen.getByLabelText('Tool (optional)')).toHaveFocus();
});

it('shows what is wrong at its field, and opens the item that it is in', () => {
  const problems = [
    { section: 'a', path: ['closures', 1, 'reason'], label: '', say: 'Say why.' },
    { section: 'a', path: ['closures'], label: '', say: 'Two days are the same.' },
  ];
  render(<Edited schema={daysOff} value={{ closures: three }} problems={problems} />);
  const [, easter, fair] = screen.getAllByRole('listitem');
  const field = within(easter ?? document.body).getByLabelText('Reason');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Error: Say why.');
  expect(easter?.querySelector('details')).toHaveAttribute('open');
  expect(fair?.querySelector('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Two days are the same.')).toBeVisible();
});

it('focuses the field of a path, or what is around a field that is not there', () => {
  render(<Edited schema={daysOff} value={{ closures: three }} />);
  focusId('root_closures_2_reason');
  expect(document.activeElement).toHaveValue('Fair');
  expect(document.activeElement?.closest('details')).toHaveAttribute('open');
  focusId('root_closures_7_reason');
  expect(document.activeElement).toHaveAccessibleName('Days off');
});

it('keeps the order and the types of what it shows', async () => {
  const schema: FieldSchema = {
    type: 'object',
    properties: {
      days: { type: 'array', title: 'Days', items: { type: 'string', enum: ['Mon', 'Tue'] } },
      hours: { type: 'array', title: 'Hours', items: [{ type: 'integer', title: 'From' }] },
      fee: {
        type: 'number',
        title: 'Fee',
        input: 'money',
        cap: { dollars: 5, source: 'Idaho Code 51-133' },
      },
      secret: { type: 'string', input: 'hidden' },
    },
    required: ['fee'],
  };
  const user = userEvent.setup();
  render(<Edited schema={schema} value={{ days: ['Tue'], secret: 'kept' }} />);
  await user.click(screen.getByLabelText('Mon'));
  await user.type(screen.getByLabelText('Fee'), '4.50');
  await user.type(screen.getByLabelText('From'), '24');
  expect(screen.getByLabelText('Fee')).toHaveAccessibleDescription(
    'The law allows at most $5 (Idaho Code 51-133).',
  );
  expect(sent).toEqual({ days: ['Mon', 'Tue'], hours: [24], fee: 4.5, secret: 'kept' });
  await user.clear(screen.getByLabelText('From'));
  expect(sent).toEqual({ days: ['Mon', 'Tue'], fee: 4.5, secret: 'kept' });
});
