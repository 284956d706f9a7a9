import { parse, parseColumn, readyScreens } from './index';

it.each(readyScreens)('$title can be read, with its columns, and draws no warning', ({ text, columns }) => {
  expect(parse(text)).toMatchObject({ ok: true, warnings: [] });
  for (const column of columns)
    expect([column, parseColumn(column)]).toEqual([column, expect.objectContaining({ ok: true })]);
});

it('has a name of its own for each', () => {
  expect(new Set(readyScreens.map(({ id }) => id)).size).toBe(readyScreens.length);
});
