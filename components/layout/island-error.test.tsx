import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { smsHref, telHref } from '@/lib/contact/phone';
import { IslandError } from './island-error';

jest.mock('#content/error', () => ({
  errorContent: { phone: '208-555-0242', textNumber: '208-555-0299', mark: '' },
}));

it('has each number where they are two, on a desktop after a click', async () => {
  const { container } = render(<IslandError />);
  expect(container).toHaveTextContent(
    /stopped working\. Our phone still works: call .*0242, or text .*0299\./,
  );
  const links = screen.getAllByRole('link', { name: /\d/ });
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([telHref('208-555-0242'), smsHref('208-555-0299')]);
  await userEvent.click(screen.getByRole('button', { name: /0299$/ }));
  expect(screen.getByRole('button')).toHaveAccessibleName(/0242$/);
});
