import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { telHref } from '@/lib/contact/phone';
import { ErrorNumber } from './error-number';

jest.mock('#words/error', () => ({ errorWords: { phone: '208-555-0242', mark: '' } }));

it('has the number to call, on a desktop after a click', async () => {
  const { container } = render(<ErrorNumber failed="It broke." />);
  expect(container).toHaveTextContent(/It broke\. Our phone still works: call or text .*0242\./);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', telHref('208-555-0242'));
  expect(link).toHaveClass('desktop:hidden');
  await userEvent.click(screen.getByRole('button', { name: /0242$/ }));
  expect(link).not.toHaveClass('desktop:hidden');
});
