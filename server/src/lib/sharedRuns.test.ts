import { sharedRuns } from './sharedRuns';

/** A run that ends when told to, and returns its number. */
function steps() {
  let runs = 0;
  let running = 0;
  const ends: ((error?: Error) => void)[] = [];
  const call = sharedRuns(async () => {
    runs += 1;
    running += 1;
    const number = runs;
    expect(running).toBe(1);
    await new Promise<void>((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve())),
    ).finally(() => (running -= 1));
    return number;
  });
  const endNext = async (error?: Error) => {
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.(error);
  };
  return { call, endNext };
}

it('a shared run gives calls during a run the result of the next run, which they share', async () => {
  const { call, endNext } = steps();
  const first = call();
  const second = call();
  const third = call();
  await endNext();
  expect(await first).toBe(1);
  const fourth = call(); // the run after the first may have begun
  await endNext();
  expect([await second, await third]).toEqual([2, 2]);
  await endNext();
  expect(await fourth).toBe(3);
  const later = call();
  await endNext();
  expect(await later).toBe(4);
  await call.idle();
});

it('a shared run runs again after a failure, which only its own calls get', async () => {
  const { call, endNext } = steps();
  const first = expect(call()).rejects.toThrow('no database');
  const second = call();
  await endNext(new Error('no database'));
  await first;
  await endNext();
  expect(await second).toBe(2);
  await call.idle();
});
