import { render, screen } from '@testing-library/react';
import { RowBars } from './RowBars';

const barsOf = (figures: readonly (readonly [year: number, value: number | null])[]) => {
  const points = figures.map(([year, value]) => ({ day: `${year}-03-31`, value }));
  render(<RowBars title="Dividends" points={points} format={String} />);
  const { children } = screen.getByRole('img', { name: /^Dividends\. / });
  const of = (name: string) => [...children].map((bar) => Number(bar.getAttribute(name)));
  return { x: of('x'), top: of('y'), foot: of('y').map((y, at) => y + (of('height')[at] ?? NaN)) };
};

it('stands on the line of zero where every figure is zero', () => {
  expect(
    barsOf([
      [2024, 0],
      [2025, 0],
    ]).foot,
  ).toEqual([22, 22]);
});

it('stands on the same line where only some figures are zero, or next to it', () => {
  expect(
    barsOf([
      [2024, 0],
      [2025, 8],
      [2026, 0.001],
    ]).foot,
  ).toEqual([22, 22, 22]);
});

it('hangs from the line of zero below it', () => {
  const { top, foot } = barsOf([
    [2024, 5],
    [2025, -5],
  ]);
  expect([top, foot]).toEqual([
    [0, 11],
    [11, 22],
  ]);
});

it('leaves a gap for a year without accounts, and for a figure that is not known', () => {
  expect(
    barsOf([
      [2022, 1],
      [2023, null],
      [2024, 2],
      [2026, 3],
    ]).x,
  ).toEqual([1, 21, 41]);
});
