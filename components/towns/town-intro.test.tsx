import { render, screen } from '@testing-library/react';
import { TownIntro } from './town-intro';

it('shows each label as a heading above its paragraph', () => {
  render(<TownIntro text={'Courts:\nOn Mill Street.\n\nThe river is wide.'} />);
  const heading = screen.getByRole('heading', { name: 'Courts', level: 3 });
  expect(heading.nextElementSibling).toHaveTextContent('On Mill Street.');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByText('The river is wide.')).toBeVisible();
});

it('shows paragraphs alone where none has a label', () => {
  render(<TownIntro text={'On Mill Street.\n\nThe river is wide.'} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('The river is wide.')).toBeVisible();
});
