import { testContent } from '../content/test-content.fixture';
import { reachAt } from './visit-times';

const { business } = testContent;

it('promises only the times that can be kept at that distance', () => {
  const times = { ...business.times, priorityMiles: 25 };
  const reach = ['priority', 'standard', 'standard', 'far'];
  expect([25, 26, 60, 61].map((miles) => reachAt(miles, { times }))).toEqual(reach);
});

it('promises priority on long drives, too, if the owner does', () => {
  const times = { ...business.times, priorityMiles: 80 };
  expect([80, 81].map((miles) => reachAt(miles, { times }))).toEqual(['priority', 'far']);
});
