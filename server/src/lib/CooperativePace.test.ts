import { CooperativePace } from './CooperativePace';

it('continues one piece of work per turn of the event loop, in order', async () => {
  const turns: string[][] = [[]];
  let isOver = false;
  const countTurns = () => {
    turns.push([]);
    if (!isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const work = async (name: string) => {
    const pace = new CooperativePace();
    for (let step = 0; step < 5; step += 1) {
      await pace.yieldToEventLoop();
      turns.at(-1)?.push(name);
    }
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  isOver = true;
  expect(Math.max(...turns.map(({ length }) => length))).toBe(1);
  expect(turns.flat().slice(0, 6)).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
});

it('stops work that was aborted', async () => {
  const pace = new CooperativePace(AbortSignal.abort(new Error('the server stops')));
  await expect(pace.yieldToEventLoop()).rejects.toThrow('the server stops');
});
