/** @jest-environment jsdom */
import { forgetInquiry, inquiryChange, noteInquiry, readInquiry } from './inquiry';
import { inquiryKey } from './registry';

beforeEach(() => sessionStorage.clear());

it('adds up what islands find out, says so, and forgets it', () => {
  const told = jest.fn();
  addEventListener(inquiryChange, told);
  noteInquiry({ town: 'Vetch, Oregon', service: 'House calls' });
  noteInquiry({ town: 'Larkin, Idaho', service: '' });
  expect(readInquiry()).toEqual({ town: 'Larkin, Idaho' });
  forgetInquiry();
  expect(readInquiry()).toEqual({});
  expect(told).toHaveBeenCalledTimes(3);
});

it.each(['{"town":', '7'])('takes %s in the storage for nothing known', (broken) => {
  sessionStorage.setItem(inquiryKey, broken);
  expect(readInquiry()).toEqual({});
});
