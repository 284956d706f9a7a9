import { nextFeeds } from './nextFeeds';

const feeds = (text: string) =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((one): [string, number] => [one.slice(0, -1), Number(one.slice(-1))]),
  );
const shown = (map: ReadonlyMap<string, number>) =>
  [...map].map(([id, serial]) => `${id}${serial}`).join(' ');

it.each([
  ['nothing while nothing changes', 'ann1 bob2', 'ann1 bob2', '', '', 'ann1 bob2'],
  ['everyone at first', '', 'ann1 bob2', 'ann bob', '', 'ann1 bob2'],
  ['a newcomer', 'ann1', 'ann1 bob2', 'bob', '', 'ann1 bob2'],
  ['a participant who left', 'ann1 bob2', 'bob2', '', 'ann', 'bob2'],
  ['one for another', 'ann1', 'bob2', 'bob', 'ann', 'bob2'],
  ['nobody twice: who publishes again is dropped first', 'ann1 bob2', 'ann3 bob2', '', 'ann', 'bob2'],
  ['who publishes again, once dropped', 'bob2', 'ann3 bob2', 'ann', '', 'bob2 ann3'],
])('the next change of feeds takes %s', (_what, received, wanted, subscribe, unsubscribe, after) => {
  const next = nextFeeds(feeds(received), feeds(wanted));
  expect([next.subscribe.join(' '), next.unsubscribe.join(' '), shown(next.feeds)]).toEqual([
    subscribe,
    unsubscribe,
    after,
  ]);
});
