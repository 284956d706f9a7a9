import { batchedLookups } from './batchedLookups';

/** A table that answers when told to, and what was asked of it. */
function slowTable(rows: Map<string, number>) {
  const lookups: string[][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const find = batchedLookups(async (keys: readonly string[]) => {
    lookups.push([...keys]);
    const read = new Map(rows);
    await new Promise<void>((resolve, reject) =>
      answers.push((error) => (error ? reject(error) : resolve())),
    );
    return read;
  });
  const answer = async (error?: Error) => {
    while (answers.length === 0) await Promise.resolve();
    answers.shift()?.(error);
  };
  return { find, answer, lookups };
}

it('a batched lookup asks once for all that arrive while it waits for an answer', async () => {
  const { find, answer, lookups } = slowTable(
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
  );
  const first = find('a');
  await Promise.resolve();
  const later = [find('b'), find('a'), find('b'), find('c')];
  await answer();
  expect(await first).toBe(1);
  await answer();
  expect(await Promise.all(later)).toEqual([2, 1, 2, null]);
  expect(lookups).toEqual([['a'], ['b', 'a', 'c']]);
});

it('a batched lookup finds nothing that ended before the call, although an earlier query has found it', async () => {
  const rows = new Map([['a', 1]]);
  const { find, answer } = slowTable(rows);
  const before = find('a');
  await Promise.resolve();
  await Promise.resolve();
  rows.delete('a');
  const after = find('a');
  await answer();
  await answer();
  expect([await before, await after]).toEqual([1, null]);
});

it('a batched lookup asks again after a failure, which only its own calls get', async () => {
  const { find, answer } = slowTable(new Map([['a', 1]]));
  const first = expect(find('a')).rejects.toThrow('no database');
  await Promise.resolve();
  const second = find('a');
  await answer(new Error('no database'));
  await first;
  await answer();
  expect(await second).toBe(1);
});
