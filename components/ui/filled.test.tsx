import { render } from '@testing-library/react';
import { Filled } from './filled';

it('puts markup into the gaps of a text', () => {
  const text = ['Look at ', { name: 'link' }, ', or ', { name: 'call' }, '.'] as const;
  const { container } = render(
    <Filled text={text} values={{ link: <a href="/">Eagle</a>, call: 'call' }} />,
  );
  expect(container.innerHTML).toBe('Look at <a href="/">Eagle</a>, or call.');
});
