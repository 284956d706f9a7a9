import { createFairQueue } from './fairQueue';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

it('runs no more at once than it may, in the order they came', async () => {
  const inTurn = createFairQueue(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 9 }, (_, place) =>
      inTurn(async () => {
        begun.push(place);
        running += 1;
        most = Math.max(most, running);
        await soon();
        running -= 1;
      }),
    ),
  );
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(2);
});

it('goes on after work that fails', async () => {
  const inTurn = createFairQueue(1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
