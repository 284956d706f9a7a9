import { awayAfterMs, watchAway } from './watchAway';

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});
const touch = () => globalThis.dispatchEvent(new Event('pointermove'));
const show = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('is away when nobody touches the page for some minutes, and back at the first touch', () => {
  const seen: boolean[] = [];
  const stop = watchAway((isAway) => seen.push(isAway));
  jest.advanceTimersByTime(awayAfterMs - 1);
  touch();
  jest.advanceTimersByTime(awayAfterMs - 1);
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(seen).toEqual([true]);
  touch();
  expect(seen).toEqual([true, false]);
  stop();
});

it('is away when the page is hidden for as long, whatever moves over it, and back when it is shown', () => {
  const seen: boolean[] = [];
  const stop = watchAway((isAway) => seen.push(isAway));
  show('hidden');
  jest.advanceTimersByTime(awayAfterMs / 2);
  touch();
  jest.advanceTimersByTime(awayAfterMs / 2);
  expect(seen).toEqual([true]);
  show('visible');
  expect(seen).toEqual([true, false]);
  stop();
});

it('stops', () => {
  const seen: boolean[] = [];
  watchAway((isAway) => seen.push(isAway))();
  jest.advanceTimersByTime(awayAfterMs * 2);
  touch();
  expect(seen).toEqual([]);
});
