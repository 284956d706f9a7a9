import type { Fund } from '../../facts/records/fundsRepository';

/** A fund with all its plans and options. */
export interface Scheme {
  /** Stands for it in lists. */
  main: Fund;
  plans: readonly Fund[];
}

/** Funds by scheme, in their order: plans and options are the same fund at other costs. */
export function schemesOf(funds: readonly Fund[]): Scheme[] {
  const byName = new Map<string, Fund[]>();
  for (const fund of funds) {
    const key = `${fund.house ?? ''}|${schemeName(fund)}`;
    const plans = byName.get(key);
    if (plans === undefined) byName.set(key, [fund]);
    else plans.push(fund);
  }
  return [...byName.values()].flatMap((plans) => {
    const [main] = plans.toSorted((one, other) => rank(one) - rank(other));
    return main ? [{ main, plans }] : [];
  });
}

/** Whether its NAV contains all it earned: other options pay part of it out. */
export const isGrowth = ({ name, option }: Pick<Fund, 'name' | 'option'>): boolean =>
  /growth/i.test(option ?? '') || (option === null && /growth/i.test(name));

const isDirect = ({ name, plan }: Fund) => /direct/i.test(plan ?? name);

/** The growth option first, of those the direct plan, which is without commission. */
const rank = (fund: Fund) => (isGrowth(fund) ? 0 : 2) + (isDirect(fund) ? 0 : 1);

/** AMFI appends plan and option to some names: "Tata Ethical Fund - Direct Plan - Growth". */
export const schemeName = ({ name }: Pick<Fund, 'name'>): string =>
  name
    .replace(/\s*[-(]\s*(direct|regular|growth|idcw|dividend|payout)\b.*$/i, '')
    .replace(/\s+(direct|regular) plan\b.*$/i, '')
    .trim() || name;
