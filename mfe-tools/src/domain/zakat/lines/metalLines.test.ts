import { silverLines } from './metalLines';

it('names the rule by which silver was valued', () => {
  const row = { milligrams: 10_000, paise: 5000, fineness: 925 } as const;
  const rules = (['weight', 'ownPrice', 'value'] as const).flatMap((measure) =>
    silverLines([{ ...row, measure }], 10_000).map(({ rule }) => rule),
  );
  expect(rules).toEqual(['silverByPurity', 'metalByOwnPrice', 'metalByOwnPrice']);
});
