import { FlowWatch } from './FlowWatch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A watch over a connection with so many received bytes per check, and the events it reported. */
function watched() {
  const line = { perCheck: 100 };
  let bytes = 0;
  const events: string[] = [];
  let checks = 0;
  const bytesIn = () => {
    checks += 1;
    return Promise.resolve((bytes += line.perCheck));
  };
  const watch = new FlowWatch(bytesIn, {
    stalled: () => events.push('stalled'),
    resumed: () => events.push('resumed'),
  });
  const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
  return { watch, line, events, seconds, checked: () => checks };
}

it('reports an outage within two seconds, and its end', async () => {
  const { watch, line, events, seconds, checked } = watched();
  watch.start();
  await seconds(10);
  expect(events).toEqual([]);
  line.perCheck = 0;
  await seconds(2);
  expect(events).toEqual(['stalled']);
  await seconds(20);
  expect(events).toEqual(['stalled']);
  line.perCheck = 100;
  await seconds(0.5);
  expect(events).toEqual(['stalled', 'resumed']);
  expect(watch.isStalled).toBe(false);
  watch.stop();
  const checkedBefore = checked();
  await seconds(10);
  expect(checked()).toBe(checkedBefore);
});

it('ignores a gap that is too short to notice', async () => {
  const { watch, line, events, seconds } = watched();
  watch.start();
  line.perCheck = 0;
  await seconds(1);
  line.perCheck = 100;
  await seconds(5);
  expect(events).toEqual([]);
  watch.stop();
});
