import { FlowWatch } from './FlowWatch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A watch over a connection on which so many bytes a look arrive, and what it told. */
function watched() {
  const line = { perLook: 100 };
  let bytes = 0;
  const told: string[] = [];
  const watch = new FlowWatch(() => Promise.resolve((bytes += line.perLook)), {
    stalled: () => told.push('stalled'),
    flows: () => told.push('flows'),
  });
  return { watch, line, told, seconds: (count: number) => jest.advanceTimersByTimeAsync(count * 1000) };
}

it('tells of an outage within two seconds, and of its end', async () => {
  const { watch, line, told, seconds } = watched();
  watch.start();
  await seconds(10);
  expect(told).toEqual([]);
  line.perLook = 0;
  await seconds(2);
  expect(told).toEqual(['stalled']);
  await seconds(20);
  expect(told).toEqual(['stalled']);
  line.perLook = 100;
  await seconds(0.5);
  expect(told).toEqual(['stalled', 'flows']);
  expect(watch.isStalled).toBe(false);
  watch.stop();
  expect(jest.getTimerCount()).toBe(0);
});

it('lets a gap pass that nobody notices', async () => {
  const { watch, line, told, seconds } = watched();
  watch.start();
  line.perLook = 0;
  await seconds(1);
  line.perLook = 100;
  await seconds(5);
  expect(told).toEqual([]);
  watch.stop();
});
