import {
  aboutService,
  asSoonAsPossible,
  type Inquiry,
  idSentence,
  inquiryMessage,
  inTown,
} from './inquiry';

const town = inTown('Vetch');
const place = 'She lies in the ward.';
const service = 'It is a will.';
const online = aboutService({ message: 'I sign on a screen.', online: true });
const hello = 'Hello. I need a notary.';
const closing = 'When could we do this, and what would it cost in all? Thank you.';
const address = 'The address: ';
const document = 'What each document is called: ';
const by = 'Needed by: ';

describe('the message', () => {
  it.each<[what: string, Inquiry, lines: string[]]>([
    ['a town', { town }, [hello, town, '', address, document, by, '', closing]],
    [
      'a place with a blank of its own',
      { place, address: 'Room' },
      [hello, place, '', 'Room: ', document, by, '', closing],
    ],
    [
      'no address online',
      { town, ...online },
      [hello, town, 'I sign on a screen.', '', document, by, '', closing],
    ],
    [
      'the same words of a place and of a service once',
      { service: place, place },
      [hello, place, '', address, document, by, '', closing],
    ],
  ])('says %s', (_what, inquiry, lines) => {
    expect(inquiryMessage(inquiry)).toBe(lines.join('\n'));
  });

  it('says all of it, in one order', () => {
    const others = { id: idSentence, estimate: '$5.', signing: '2 papers.', place, town };
    const about = aboutService({ message: service, online: false });
    const inquiry = { ...others, ...about, when: asSoonAsPossible };
    const known = [service, town, place, asSoonAsPossible, '2 papers.', idSentence, '$5.'];
    const lines = [hello, ...known, '', address, document, '', closing];
    expect(inquiryMessage(inquiry)).toBe(lines.join('\n'));
  });

  it('is empty while nothing is chosen', () => {
    expect(inquiryMessage({})).toBe('');
    expect(inquiryMessage({ address: 'Room' })).toBe('');
  });
});
