import { Fraction, inRupees, type Paise, toWholePaise } from '@tayyib/shared/values/amounts';
import { partOf } from '../amounts';
import type { RuleId } from '../rules';
import { linesOf, type ZakatLine } from '../ZakatLine';
import type { CompanyHolding, CompanyMethod, ShareMethod, ZakatSheet } from '../zakatSheet';

/** What of long-term shares counts when the accounts of the company are not used. */
const shareMethodRules: Readonly<Record<ShareMethod, { percent: number; rule: RuleId }>> = {
  proxy25: { percent: 25, rule: 'sharesProxy25' },
  proxy30: { percent: 30, rule: 'sharesProxy30' },
  full: { percent: 100, rule: 'sharesFull' },
};

/** Shares: to sell again, long-term together, and long-term by company. */
export const shareLines = ({
  sharesTrading,
  sharesLongTerm,
  companies,
  settings,
}: ZakatSheet): ZakatLine[] => [
  ...linesOf(sharesTrading, {
    label: 'Shares to sell again',
    details: 'Full market value',
    rule: 'sharesTrading',
  }),
  ...longTermLines(sharesLongTerm, settings.shareMethod),
  ...companies.filter(({ valuePaise }) => valuePaise > 0).map(companyLine),
];

function longTermLines(valuePaise: Paise, method: ShareMethod): ZakatLine[] {
  const { percent, rule } = shareMethodRules[method];
  const paise = toWholePaise(partOf(Fraction.of(valuePaise), percent));
  const working = [`${inRupees(valuePaise)} × ${percent}% = ${inRupees(paise)}.`];
  const words = { label: 'Long-term shares', details: `${percent}% of market value`, rule };
  return linesOf(paise, words).map((line) => ({ ...line, working }));
}

/** What counts as the user chose: all of shares bought to sell again, else by the method; null while that is not known. */
export function chosenOfCompany(holding: CompanyHolding) {
  const counted = countedOfCompany(holding, holding.isToSell ? 'full' : holding.method);
  return counted !== null && holding.isToSell ? { ...counted, rule: 'sharesTrading' as const } : counted;
}

/** What of one company's shares counts by a method; null while that is not known. */
export function countedOfCompany(holding: CompanyHolding, method: CompanyMethod) {
  const { accounts, typedPercent } = holding;
  const value = Fraction.of(holding.valuePaise);
  const of = (part: Fraction, percent: string, rule: RuleId, before: readonly string[] = []) => {
    const paise = toWholePaise(value.times(part));
    // with enough decimals to compute it again
    const exact = `${part.times(Fraction.of(100)).toShortText(6)}%`;
    return {
      paise,
      percent,
      rule,
      working: [...before, `${inRupees(holding.valuePaise)} × ${exact} = ${inRupees(paise)}.`],
    };
  };
  if (method === 'accounts') {
    return accounts === null
      ? null
      : of(
          accounts.part,
          `${accounts.part.times(Fraction.of(100)).toText(2)}%`,
          accounts.isNet ? 'sharesNetAssets' : 'sharesLiquidAssets',
          accounts.working,
        );
  }
  if (method === 'typed') {
    return typedPercent === null
      ? null
      : of(Fraction.of(typedPercent).over(Fraction.of(100)), `${typedPercent}%`, 'sharesNetAssets');
  }
  const { percent, rule } = shareMethodRules[method];
  return of(Fraction.of(percent).over(Fraction.of(100)), `${percent}%`, rule);
}

/** Where the chosen method has no figure yet, the 25% proxy is used and named. */
function companyLine(holding: CompanyHolding): ZakatLine {
  const chosen = chosenOfCompany(holding);
  const counted = chosen ?? countedOfCompany(holding, 'proxy25');
  if (counted === null) throw new Error('A proxy is always known.');
  const { paise, percent, rule, working } = counted;
  const why = chosen === null ? ', until its own share is known' : '';
  const sold = holding.isToSell ? ', held for trading' : '';
  return { label: holding.name, details: `${percent} of market value${sold}${why}`, paise, rule, working };
}
