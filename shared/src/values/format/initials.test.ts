import { initialsOf } from './index';

it.each([
  ['Ann Rahman', 'AR'],
  ['  ann   marie  khan ', 'AM'],
  ["'bilal' 7eleven", 'BE'],
  ['Zed', 'Z'],
  ['मोहम्मद अली', 'मअ'],
  ['42 -', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
