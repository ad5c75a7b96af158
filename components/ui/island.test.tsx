import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Island, PlainIsland } from './island';

const List = ({ items, note }: { items: { id: string; inside: ReactNode }[]; note: string }) => (
  <ul>
    {items.map(({ id, inside }) => (
      <li key={id}>{inside}</li>
    ))}
    <li>{note}</li>
  </ul>
);

const items = [
  { id: 'a', inside: <b>first</b> },
  { id: 'b', inside: 'second' },
];

it('renders the component directly where the page is one tree', () => {
  render(<Island of={List} file="ui/list" className="mt-4" props={{ items, note: 'end' }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'first',
    'second',
    'end',
  ]);
  expect(screen.getByRole('list').parentElement).toHaveClass('mt-4');
});

it('renders the children of a plain island unchanged', () => {
  render(
    <PlainIsland of={() => {}} file="ui/plain" props={{}}>
      <p>finished</p>
    </PlainIsland>,
  );
  expect(screen.getByText('finished')).toBeInTheDocument();
});

describe('in an export', () => {
  const { NODE_ENV } = process.env;
  const inExport = (element: (module: typeof import('./island')) => ReactNode) => {
    Object.assign(process.env, { NODE_ENV: 'production' });
    jest.isolateModules(() => {
      render(element(require('./island')));
    });
    Object.assign(process.env, { NODE_ENV });
    return document.querySelector<HTMLElement>('[data-island]');
  };

  it('writes plain props as JSON, whatever they contain, and each node as a template', () => {
    const note = '"</script><img src=x onerror=alert(1)>';
    const island = inExport((module) => (
      <module.Island of={List} file="ui/list" wake="" props={{ items, note }} />
    ));
    expect(island?.dataset).toMatchObject({ island: 'ui/list', wake: '' });
    expect(JSON.parse(island?.dataset['props'] ?? '')).toEqual({
      items: [
        { id: 'a', inside: { $slot: 0 } },
        { id: 'b', inside: 'second' },
      ],
      note,
    });
    expect(island?.querySelectorAll('template')).toHaveLength(1);
    expect(island?.querySelector('img')).toBeNull();
  });
});
