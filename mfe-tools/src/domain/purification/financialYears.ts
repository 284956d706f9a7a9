import { addDays, addMonths, lastDayOfMonth } from '@tayyib/shared/values/calendar';

interface Period {
  from: string;
  to: string;
}

/** A financial year, and its accounts if they are on file. */
export interface FinancialYear<Accounts extends Period> extends Period {
  accounts: Accounts | null;
}

/** India's financial year ends in March. */
const usualLastMonth = '03';

/**
 * The financial years from one day to another, oldest first, without a gap: those of the accounts on file as they were filed, all others
 * by the month in which the company's years end.
 * @param accounts in any order; they may not overlap
 */
export function financialYears<Accounts extends Period>(
  first: string,
  last: string,
  accounts: readonly Accounts[],
): FinancialYear<Accounts>[] {
  const filed = accounts.toSorted((a, b) => a.from.localeCompare(b.from));
  const lastMonth = filed.at(-1)?.to.slice(5, 7) ?? usualLastMonth;
  const years: FinancialYear<Accounts>[] = [];
  const fill = (from: string, to: string) => {
    for (let start = from; start <= to; start = addDays(years.at(-1)?.to ?? to, 1)) {
      const end = yearOf(start, lastMonth).to;
      years.push({ from: start, to: end < to ? end : to, accounts: null });
    }
  };
  const touched = filed.filter(({ from, to }) => to >= first && from <= last);
  const [oldest] = touched;
  let next = oldest !== undefined && oldest.from <= first ? oldest.from : yearOf(first, lastMonth).from;
  // a year without accounts begins after those on file before it
  const before = filed.findLast(({ to }) => to < first);
  if (before !== undefined && before.to >= next) next = addDays(before.to, 1);
  for (const year of touched) {
    if (next < year.from) fill(next, addDays(year.from, -1));
    years.push({ from: year.from, to: year.to, accounts: year });
    next = addDays(year.to, 1);
  }
  if (next <= last) {
    const { to } = yearOf(last, lastMonth);
    const after = filed.find(({ from }) => from > last);
    fill(next, after !== undefined && after.from <= to ? addDays(after.from, -1) : to);
  }
  return years;
}

/** The year around a day, where years end with a month. */
function yearOf(day: string, lastMonth: string): Period {
  const year = Number(day.slice(0, 4)) + (day.slice(5, 7) > lastMonth ? 1 : 0);
  const to = lastDayOfMonth(`${year}-${lastMonth}`);
  return { from: addDays(lastDayOfMonth(addMonths(`${year}-${lastMonth}-01`, -12).slice(0, 7)), 1), to };
}
