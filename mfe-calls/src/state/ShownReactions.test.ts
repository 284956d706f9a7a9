import { ShownReactions } from './ShownReactions';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function shown() {
  const changes: [string, string | null][] = [];
  return { reactions: new ShownReactions((of, reaction) => changes.push([of, reaction])), changes };
}

it('shows a reaction for a few seconds, and leaves no timer', () => {
  const { reactions, changes } = shown();
  reactions.show('Bob', 'heart');
  jest.advanceTimersByTime(3900);
  expect(changes).toEqual([['Bob', 'heart']]);
  jest.advanceTimersByTime(200);
  expect(changes).toEqual([
    ['Bob', 'heart'],
    ['Bob', null],
  ]);
  expect(jest.getTimerCount()).toBe(0);
});

it('shows few of a flood, each person for themselves', () => {
  const { reactions, changes } = shown();
  for (let count = 0; count < 1000; count += 1) {
    reactions.show('Bob', 'heart');
    jest.advanceTimersByTime(2);
  }
  expect(changes.length).toBeLessThanOrEqual(3);
  reactions.show('Zoya', 'dua');
  expect(changes.at(-1)).toEqual(['Zoya', 'dua']);
  expect(jest.getTimerCount()).toBe(2);
});

it('ends all at once', () => {
  const { reactions, changes } = shown();
  reactions.show('Bob', 'heart');
  reactions.clear();
  expect(changes.at(-1)).toEqual(['Bob', null]);
  expect(jest.getTimerCount()).toBe(0);
});
