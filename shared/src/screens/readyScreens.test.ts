import { parse, parseColumn, readyScreens } from './index';

it.each(readyScreens)('$title parses without a warning, columns included', ({ text, columns }) => {
  expect(parse(text)).toMatchObject({ ok: true, warnings: [] });
  for (const column of columns)
    expect([column, parseColumn(column)]).toEqual([column, expect.objectContaining({ ok: true })]);
});

it('each ready screen has a unique id', () => {
  expect(new Set(readyScreens.map(({ id }) => id)).size).toBe(readyScreens.length);
});
