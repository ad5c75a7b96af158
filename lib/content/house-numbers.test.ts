import { houseNumbers } from './house-numbers';
import { testContent } from './test-content.fixture';

const [town] = testContent.towns;
if (!town) throw new Error('There are no towns');
const plain = { ...town, description: 'A town.', intro: 'A town.', civic: [], attractions: [] };
const foundIn = (intro: string) =>
  houseNumbers({ towns: [{ ...plain, intro }] }).map(({ found }) => found);

it.each([
  ['The hospital is on Southwest 9th Street, at number 351.', 'number 351'],
  ['The clerk is on B Street West: number 251, Suite 4.', 'number 251'],
  ['City Hall is at 411 on 3rd Street South.', 'at 411 on 3rd Street'],
  ['Look for number 111, North 11th Avenue.', 'number 111'],
  ['The letter goes to number 420.', 'number 420'],
  ['The library is number 24 on South 10th Street.', 'number 24'],
  ['Number 20381 on the highway is the courthouse.', 'Number 20381'],
  ['The number on the highway is 21337.', 'number on the highway is 21337'],
  ['The nursing home is on 3rd Avenue South, at 1019.', 'Avenue South, at 1019'],
  ['We met on Bannock Street no. 190.', 'Street no. 190'],
])('finds it in "%s"', (text, words) => {
  expect(foundIn(text)).toEqual([`"${words}"`]);
});

it.each([
  'The courthouse is at 251 B Street West, and the clerk is in Suite 4.',
  'Court and recorder are both at 200 West Front Street.',
  'A co-signer takes exit 46 on I-84 and then Eagle Road north.',
  'It is 75 miles on Highway 55, and Main Street is Highway 55 here.',
  'On Idaho Street, City Hall is 55 West and Pythian Castle is 30 East.',
  'The museum, at 1001 State Street, is across from the hospital, which is at 1000.',
  'The parade comes down Main Street at 10 am, and at 8 on Saturday the street is closed.',
  'The number of your campsite does the rest, such as site number 12.',
  'The phone number 208-555-0142 rings in Boise. ZIP code 83303 is all post office boxes.',
])('takes "%s"', (text) => {
  expect(foundIn(text)).toEqual([]);
});

it('says where: in which field of which office or attraction', () => {
  const intro = town.intro;
  const note = 'On Main Street, at 351';
  const civic = town.civic.slice(0, 1).map((office) => ({ ...office, note }));
  const [place] = testContent.towns.flatMap(({ attractions }) => attractions);
  if (!place) throw new Error('There are no attractions');
  const attractions = [place, { ...place, caution: 'Number 12 is the new one.' }];
  expect(houseNumbers({ towns: [{ ...plain, intro, civic, attractions }] })).toMatchObject([
    { file: `content/towns/${town.slug}.yaml`, path: ['civic', 0, 'note'] },
    { path: ['attractions', 1, 'caution'], found: '"Number 12"' },
  ]);
});
