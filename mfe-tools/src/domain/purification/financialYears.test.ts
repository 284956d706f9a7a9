import fc from 'fast-check';
import { addDays, dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import { financialYears } from './financialYears';

const march = (year: number) => ({ from: `${year - 1}-04-01`, to: `${year}-03-31` });
const spans = (first: string, last: string, accounts: { from: string; to: string }[] = []) =>
  financialYears(first, last, accounts).map(
    (year) => `${year.from} ${year.to} ${year.accounts ? 'filed' : '-'}`,
  );

it('financial years are from April to March where nothing is on file', () => {
  expect(spans('2023-06-01', '2024-05-01')).toEqual(['2023-04-01 2024-03-31 -', '2024-04-01 2025-03-31 -']);
  expect(spans('2024-03-31', '2024-04-01')).toEqual(['2023-04-01 2024-03-31 -', '2024-04-01 2025-03-31 -']);
});

it('financial years are those of the accounts, with the missing ones between and after them', () => {
  expect(spans('2021-05-01', '2024-06-01', [march(2024), march(2022)])).toEqual([
    '2021-04-01 2022-03-31 filed',
    '2022-04-01 2023-03-31 -',
    '2023-04-01 2024-03-31 filed',
    '2024-04-01 2025-03-31 -',
  ]);
});

it('financial years follow a company whose years end in another month, or that moved them', () => {
  expect(spans('2024-02-01', '2025-02-01', [{ from: '2023-01-01', to: '2023-12-31' }])).toEqual([
    '2024-01-01 2024-12-31 -',
    '2025-01-01 2025-12-31 -',
  ]);
  expect(spans('2022-06-01', '2024-02-01', [march(2022), { from: '2022-04-01', to: '2023-06-30' }])).toEqual([
    '2022-04-01 2023-06-30 filed',
    '2023-07-01 2024-06-30 -',
  ]);
});

it('financial years cover every day of any span once', () => {
  const day = fc.integer({ min: dayNumber('1995-01-01'), max: dayNumber('2030-12-31') }).map(dayFromNumber);
  const filed = fc.uniqueArray(fc.integer({ min: 1996, max: 2030 }).map(march), { selector: ({ to }) => to });
  fc.assert(
    fc.property(day, day, filed, (a, b, accounts) => {
      const [first, last] = a < b ? [a, b] : [b, a];
      const years = financialYears(first, last, accounts);
      expect(years[0]!.from <= first && years.at(-1)!.to >= last).toBe(true);
      years.slice(1).forEach(({ from }, index) => expect(from).toBe(addDays(years[index]!.to, 1)));
    }),
  );
});
