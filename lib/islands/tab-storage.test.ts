/** @jest-environment jsdom */
import { readTab, writeTab } from './tab-storage';

it('keeps a record or a list until it is empty', () => {
  writeTab('list', ['a']);
  expect(readTab('list')).toEqual(['a']);
  writeTab('list', []);
  expect(sessionStorage).toHaveLength(0);
});

it('keeps nothing, and breaks nothing, where the browser denies storage', () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  writeTab('list', ['a']);
  expect(readTab('list')).toBeUndefined();
  denied.mockRestore();
});
