import { MessageBudget } from './MessageBudget';

it('reads what a person sends, and drops a flood until it ends', () => {
  let now = 0;
  const budget = new MessageBudget(() => now);
  const reads = (count: number) =>
    Array.from({ length: count }, () => budget.consume()).filter(Boolean).length;
  expect(reads(1000)).toBe(30);
  now += 1000;
  expect(reads(1000)).toBe(4);
  now += 3_600_000;
  expect(reads(1000)).toBe(30);
});
