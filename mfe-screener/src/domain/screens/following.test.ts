import { saved } from '../../../dev/screenFixtures';
import { followingState, matchesIn } from './following';

it.each([
  ['1', 1],
  [' 25 ', 25],
  ['1000', 1000],
  ['1,000', 1000],
  ['२५', 25],
  ['0', null],
  ['1001', null],
  ['2.5', null],
  ['', null],
])('reads %j as a number of matches', (typed, count) => {
  expect(matchesIn(typed)).toBe(count);
});

const followed = { ...saved, followedAt: '2026-11-20T04:00:00.000Z', matches: 12 };

it.each([
  [saved, 'Not followed: it raises no alerts.'],
  [followed, 'Following: you are notified when stocks start or stop matching. 12 matches now.'],
  [
    { ...followed, minMatches: 5 },
    'Following: you are notified when stocks start or stop matching while at least 5 match. 12 matches now.',
  ],
  [{ ...followed, isPaused: true, matches: 1 }, 'Following, paused: it raises no alerts. 1 match now.'],
])('says of a screen how it is followed', (screen, sentence) => {
  expect(followingState(screen)).toBe(sentence);
});
