import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import { Fraction } from '@tayyib/shared/values/amounts';
import { isKnown } from '../Bounds';
import type { FinancialYear } from '../financialYears';
import type { FundLookThrough, PurifiedFund } from './fundLookThrough';

type Year = Pick<FinancialYear<{ from: string; to: string }>, 'from' | 'to'>;

/** What is missing for the impure share of a fund in a year, as sentences. */
export function missingOfFund(fund: PurifiedFund | null, used: FundLookThrough | null, year: Year): string[] {
  if (fund === null) return ['The fund has published no portfolio that is on file.'];
  if (used === null) return [noPortfolio(fund, year)];
  const open = used.parts.filter(({ impure }) => !isKnown(impure)).map(({ name }) => name);
  return [
    ...earlierPortfolio(used, year),
    ...(used.rest.equals(Fraction.zero)
      ? []
      : [
          `${formatPercent(used.rest.toNumber())} of the fund, such as cash, bonds and companies without accounts, is not covered: any part of it may be impure.`,
        ]),
    ...(open.length === 0 ? [] : [`Accounts leave the share open of ${open.join(', ')}.`]),
  ];
}

/** What is missing for the impure income of a unit in a year, as sentences. */
export function missingOfUnit(fund: PurifiedFund | null, used: FundLookThrough | null, year: Year): string[] {
  if (fund === null || used === null) return missingOfFund(fund, used, year);
  if (!used.isDetailed)
    return ['A figure for a unit needs the accounts of its companies, which your plan does not include.'];
  if (used.nav === null) return [`The NAV on ${formatDay(used.asOf)} is not on file.`];
  const { unit, withoutUnit } = used;
  const names = withoutUnit.map(({ name, why }) => `${name} (${why})`).join(', ');
  const without = names === '' ? [] : [`Without a figure for a unit: ${names}.`];
  if (unit === null)
    return ['No company of the portfolio has all that a figure for a unit needs.', ...without];
  const rest = Fraction.one.minus(unit.covered);
  const size =
    rest.compareTo(Fraction.zero) > 0
      ? `${formatPercent(rest.toNumber())} of the fund`
      : 'What the fund holds besides';
  const open = unit.parts.filter(({ impure }) => !isKnown(impure)).map(({ name }) => name);
  return [
    ...earlierPortfolio(used, year),
    ...(unit.isWhole
      ? []
      : [`${size}, such as cash and bonds, is not covered for a unit: nothing limits its impure income.`]),
    ...without,
    ...(open.length === 0 ? [] : [`Accounts leave the impure income open of ${open.join(', ')}.`]),
  ];
}

function noPortfolio({ from, portfolios }: PurifiedFund, { to }: Year): string {
  if (to < from) return `Portfolios of years before ${formatDay(from)} are not read.`;
  const days = [...new Set(portfolios.map(({ asOf }) => asOf))].map(formatDay);
  const onFile =
    days.length === 1 ? `the one on file is of ${days.join()}` : `those used are of ${days.join(', ')}`;
  return `The portfolio of this year is not on file; ${onFile}.`;
}

const earlierPortfolio = ({ asOf }: FundLookThrough, { from }: Year): string[] =>
  asOf < from
    ? [
        `No portfolio of this year is on file yet; that of ${formatDay(asOf)} is the newest of the year before.`,
      ]
    : [];
