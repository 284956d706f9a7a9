import { emptyForm } from '../zakatForm';
import { inPaise, pricesUsed } from './pricesUsed';

const gold = {
  metal: 'gold' as const,
  rupeesPerGram: 12_755.68,
  day: '2026-07-31',
  publisher: 'x',
  reason: 'then' as const,
};

it("prefers the user's own price to that on file, and says of which day that is", () => {
  const onFile = pricesUsed(emptyForm, [gold]);
  expect(inPaise(onFile)).toEqual({ gold: 1_275_568, silver: null });
  expect(onFile[0]?.of).toMatch(/^of 31 July? 2026$/);
  const typed = pricesUsed({ goldPrice: 13_000, silverPrice: 200 }, [gold]);
  expect(inPaise(typed)).toEqual({ gold: 1_300_000, silver: 20_000 });
  expect(typed.map(({ of }) => of)).toEqual(['as typed', 'as typed']);
});
