import { houseNumbers } from './house-numbers';

const found = (note: string) => houseNumbers({ towns: [{ slug: 'a', ...{ civic: [{ note }] } }] });

it.each([
  ['The hospital is on Southwest 9th Street, at number 351.', 'number 351'],
  ['City Hall is at 411 on 3rd Street South.', 'at 411 on'],
  ['Look for number 111, North 11th Avenue.', 'number 111'],
  ['The library is number 24 on South 10th Street.', 'number 24'],
  ['The number on the highway is 21337.', 'number on the highway is 21337'],
  ['The nursing home is on 3rd Avenue South, at 1019.', 'Avenue South, at 1019'],
])('finds it in "%s"', (text, words) => {
  expect(found(text)).toMatchObject([{ path: ['civic', 0, 'note'], found: `"${words}"` }]);
});

it.each([
  'The courthouse is at 251 B Street West, and the clerk is in Suite 4.',
  'Both are across the street, at 200 West Front Street. Take exit 46 on I-84, then Highway 55.',
  'On Idaho Street, City Hall is 55 West, and the hospital on State Street is at 1000.',
  'The parade comes down Main Street at 10 am and, at 8 on Saturdays, up 3rd Avenue, at 11:30.',
  'Site number 12 is taken. Their phone number 208-555-0142 rings in Boise.',
])('takes "%s"', (text) => {
  expect(found(text)).toEqual([]);
});
