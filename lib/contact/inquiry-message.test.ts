import { inquiryWords as copy } from '#words/inquiry';
import type { Inquiry } from '../schema/pages/inquiry';
import { fill } from '../text';
import { inquiryMessage } from './inquiry-message';

const town = fill(copy.town, { town: 'Vetch' });
const place = 'She lies in the ward.';
const service = 'It is a will.';
const { hello, closing, when, id, online } = copy;
const address = `${copy.address}: `;
const document = `${copy.document}: `;

describe('the message', () => {
  it.each<[what: string, Inquiry, lines: string[]]>([
    ['a town', { town }, [hello, town, '', address, document, '', closing]],
    [
      'all of it, in one order',
      { id, estimate: '$5.', signing: '2 papers.', when, place, town, service },
      [
        hello,
        service,
        town,
        place,
        when,
        '2 papers.',
        id,
        '$5.',
        '',
        address,
        document,
        '',
        closing,
      ],
    ],
    [
      'a place with a blank of its own',
      { place, address: 'Room' },
      [hello, place, '', 'Room: ', document, '', closing],
    ],
    [
      'no blank of a place not chosen',
      { town, address: 'Room' },
      [hello, town, '', address, document, '', closing],
    ],
    [
      'no address online',
      { place: online, address: 'Room' },
      [hello, online, '', document, '', closing],
    ],
    [
      'the same words of a place and of a service once',
      { service: place, place },
      [hello, place, '', address, document, '', closing],
    ],
  ])('says %s', (_what, inquiry, lines) => {
    expect(inquiryMessage(inquiry, copy)).toBe(lines.join('\n'));
  });

  it('is empty while nothing is chosen', () => {
    expect(inquiryMessage({}, copy)).toBe('');
    expect(inquiryMessage({ address: 'Room' }, copy)).toBe('');
  });

  it('asks for the address where nothing is done online', () => {
    expect(inquiryMessage({ town }, { ...copy, online: '' })).toContain(address);
  });
});
