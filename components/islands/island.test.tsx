import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Island } from './island';

const note = '"</script><img src=x onerror=alert(1)>';
const props = {
  items: [
    { id: 'a', inside: <b>first</b> },
    { id: 'b', inside: 'second' },
  ],
  note,
};
const Carousel = ({ items, note }: typeof props) => (
  <ul>
    {items.map(({ id, inside }) => (
      <li key={id}>{inside}</li>
    ))}
    <li>{note}</li>
  </ul>
);

describe('where the page is one tree', () => {
  it('renders the component itself', () => {
    render(<Island of={{ Carousel }} className="mt-4" props={props} />);
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(['first', 'second', note]);
    expect(screen.getByRole('list').parentElement).toHaveClass('mt-4');
  });

  it('runs a function on its finished markup, in a sentence, too', () => {
    const menu = jest.fn();
    render(
      <Island of={{ menu }} as="span" props={{ a: 1 }}>
        <b>finished</b>
      </Island>,
    );
    const { parentElement } = screen.getByText('finished');
    expect(parentElement?.tagName).toBe('SPAN');
    expect(menu.mock.calls).toEqual([[parentElement, { a: 1 }]]);
  });
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
    const island = inExport((module) => (
      <module.Island of={{ Carousel }} wake="in view" props={props} />
    ));
    expect(island?.dataset).toMatchObject({ island: 'Carousel', wake: '' });
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

  it("leaves a function's markup alone, and names the key that wakes it, if there is one", () => {
    const island = inExport((module) => (
      <>
        <module.Island of={{ checklist: () => {} }} wake={{ key: 'ticks' }} props={{}}>
          <p>finished</p>
        </module.Island>
        <module.Island of={{ menu: () => {} }} props={{}}>
          closed
        </module.Island>
      </>
    ));
    expect(island?.innerHTML).toBe('<p>finished</p>');
    expect(island?.dataset['wake']).toBe('ticks');
    expect(screen.getByText('closed')).not.toHaveAttribute('data-wake');
  });
});
