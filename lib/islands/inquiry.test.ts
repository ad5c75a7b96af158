/** @jest-environment jsdom */
import { forgetInquiry, noteInquiry, readInquiry } from './inquiry';
import { inquiryKey } from './keys';

beforeEach(() => sessionStorage.clear());

it('adds up what islands find out, and forgets it', () => {
  noteInquiry({ town: 'Vetch, Oregon', service: 'House calls' });
  noteInquiry({ town: 'Larkin, Idaho', service: '' });
  expect(readInquiry()).toEqual({ town: 'Larkin, Idaho' });
  forgetInquiry();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{"town":', '7'])('takes %s in the storage for nothing known', (broken) => {
  sessionStorage.setItem(inquiryKey, broken);
  expect(readInquiry()).toEqual({});
});

it('keeps nothing, and breaks nothing, where the browser denies storage', () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  noteInquiry({ town: 'Vetch, Oregon' });
  expect(readInquiry()).toEqual({});
  denied.mockRestore();
});
