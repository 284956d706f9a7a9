import { loudest } from './loudest';

const levels = (ann: number, bob: number) =>
  new Map([
    ['ann', ann],
    ['bob', bob],
  ]);

it.each([
  ['nobody while it is quiet', levels(0.01, 0), 'ann', null],
  ['the louder participant', levels(0.1, 0.3), null, 'bob'],
  ['the same participant while the other is hardly louder', levels(0.2, 0.25), 'ann', 'ann'],
  ['the other once they are clearly louder', levels(0.2, 0.4), 'ann', 'bob'],
  ['the other once the first is silent', levels(0, 0.05), 'ann', 'bob'],
])('chooses %s as the speaker', (_what, now, before, speaker) => {
  expect(loudest(now, before)).toBe(speaker);
});
