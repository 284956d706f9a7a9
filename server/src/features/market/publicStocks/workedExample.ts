import type { Verdict, WorkedExample, WorkedRatio } from '@tayyib/shared/contracts';
import { tasis } from '@tayyib/shared/shariah';
import type { Queryable } from '../../../database/client';
import { currentVerdict } from '../../facts/verdicts/verdictsRepository';
import { badgeBy, type Company } from '../marketSnapshot/companies/Company';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';
import { largestFirst } from '../marketSnapshot/companies/StockClass';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { publicStock } from './publicStock';

/** Dixon Technologies: readers know what it makes, and the standards disagree on it. Another one takes its place once it does not pass. */
const preferred = 'INE935N01020';
/** Verdicts are read from the database one by one, so the search for a complete one ends. */
const mostTried = 5;

/** The company whose verdict everyone may follow step by step: a compliant one, with the newest accounts, the largest of those. */
export async function workedExample(
  db: Queryable,
  snapshot: MarketSnapshot,
  figures: MarketFigures,
): Promise<WorkedExample | null> {
  const candidates = figures.companies
    .filter((company) => badgeBy(company, tasis.id) === 'compliant')
    .toSorted(
      (one, other) =>
        accountsOf(other).localeCompare(accountsOf(one)) ||
        Number(isPreferred(other)) - Number(isPreferred(one)) ||
        largestFirst(one.row, other.row),
    )
    .slice(0, mostTried);
  for (const company of candidates) {
    const verdict = await currentVerdict(db, company.dossier.isin, tasis.id);
    const ratios = verdict?.ratios.flatMap(workedRatio) ?? [];
    if (verdict === undefined || ratios.length === 0 || ratios.length < verdict.ratios.length) continue;
    const stock = await publicStock(db, snapshot, figures, company);
    return { stock, activities: activitiesOf(verdict), ratios, ...sourceOf(verdict) };
  }
  return null;
}

const accountsOf = ({ dossier }: Company): string => dossier.verdicts[tasis.id]?.latest?.accountsTo ?? '';

const isPreferred = ({ dossier }: Company): boolean => dossier.isin === preferred;

/** A ratio with its figures; none where the accounts do not limit it. */
function workedRatio(ratio: Verdict['ratios'][number]): WorkedRatio[] {
  const { id, label, limit, numerator, denominator } = ratio;
  const value = ratio.value ?? ratio.bounds?.most ?? null;
  if (value === null) return [];
  return [
    {
      id,
      label,
      limit,
      value,
      isAtMost: ratio.value === null,
      numerator: { label: numerator.label, valueRupees: numerator.valueRupees },
      denominator: { label: denominator.label, valueRupees: denominator.valueRupees },
    },
  ];
}

const activitiesOf = ({ business }: Verdict): string[] => [
  ...new Set(business.findings.map(({ activity }) => activity)),
];

function sourceOf({ ratios }: Verdict): Pick<WorkedExample, 'publisher' | 'filedOn'> {
  const source = ratios.map(({ denominator }) => denominator.source).find((each) => each !== null);
  return { publisher: source?.publisher ?? null, filedOn: source?.publishedOn ?? null };
}
