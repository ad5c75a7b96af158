import { render, screen } from '@testing-library/react';
import { widthInEms } from '@/lib/fit-text';
import { template } from '@/lib/schema/pages/copy';
import { Venue } from './venue';

const show = (name: string, after = '') =>
  render(
    <Venue
      heading={template(['town'], 60).parse(`A notary in {town}${after}`)}
      name={name}
      ems={widthInEms(name)}
      lines={['State of Ease', 'County of Plenty']}
    />,
  ).container.firstElementChild?.className;

it('is one heading for who hears it, whatever follows the name', () => {
  show('Larkin', '?');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A notary in Larkin?');
});

it('gives a wider name smaller letters, and breaks the widest into lines', () => {
  expect(show('Il')).toContain('ems-2');
  expect(show('Mountain Home')).toContain('ems-8');
  expect(show('Saint Marys of the Lower Valley')).not.toMatch(/ ems-/);
});
