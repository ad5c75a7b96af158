import { render, screen } from '@testing-library/react';
import { __iconData as listChecks } from 'lucide-react/icons/list-checks';
import { Icon } from './icon';

it("has all of lucide's lines", () => {
  const { container } = render(<Icon drawing={listChecks} />);
  const drawn = [...container.querySelectorAll('path')].map((line) => line.getAttribute('d'));
  expect(drawn).toEqual(listChecks.node.map(([, attributes]) => attributes['d']));
  expect(drawn.length).toBeGreaterThan(0);
});

it('is nothing to a screen reader', () => {
  render(
    <p>
      <Icon drawing={listChecks} />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveAccessibleName('');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
