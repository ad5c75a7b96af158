/** @jest-environment node */
import { completeContent, day } from './complete-content.fixture';

const { lines, only, read, set, setBusiness } = completeContent();

it.each([
  ['mapsAfterClick', 'Google'],
  ['priorityTime', 'a priority visit within'],
  ['extras', 'content/services/'],
  ['townsOnLocations', 'every town'],
])('asks to agree to %s and says what it is now', (choice, words) => {
  setBusiness(['agreed', choice], undefined);
  expect(only()).toMatchObject({
    id: `choice/${choice}`,
    say: expect.stringContaining(words),
    do: expect.stringContaining(`type the line \`  ${choice}: ${day}\` below \`agreed:\`.`),
  });
});

it('names the towns that a page leaves out', () => {
  const [first, second] = read().content.towns;
  setBusiness(['notOnLocations'], [first?.slug, second?.slug]);
  setBusiness(['agreed', 'townsOnLocations'], undefined);
  expect(only()?.say).toContain(`every town but ${first?.name} and ${second?.name}`);
  setBusiness(['notOnLocations'], []);
  expect(only()?.say).toContain('shows every town.');
});

it('leads to the extras that a service shows: others while nothing is notarized online', () => {
  const online = read().content.services.find((service) => service.online);
  const file = `content/services/${online?.slug}.yaml`;
  set(file, ['extras', 0], 'Said online');
  set(file, ['otherwise', 'extras', 0], 'Said otherwise');
  setBusiness(['agreed', 'extras'], undefined);
  const firstExtra = () => {
    const line = new RegExp(`${file}:(\\d+)`).exec(only()?.say ?? '')?.[1];
    return lines(file)[Number(line)];
  };
  expect(firstExtra()).toContain('Said online');
  setBusiness(['commissions', 'ID', 'remote'], undefined);
  expect(firstExtra()).toContain('Said otherwise');
});

it('leads to the extras of every other service at their own line', () => {
  setBusiness(['agreed', 'extras'], undefined);
  setBusiness(['commissions', 'ID', 'remote'], undefined);
  const places = [...(only()?.say ?? '').matchAll(/(content\/services\/\S+\.yaml):(\d+)/g)];
  expect(places).toHaveLength(read().content.services.length);
  for (const [, file = '', line] of places) {
    expect(lines(file)[Number(line) - 1]?.trim()).toBe('extras:');
  }
});
