import { dayNumber } from '@tayyib/shared/values/calendar';
import type { PurificationYear } from '@tayyib/shared/contracts';
import { impureIncomeOf } from '@tayyib/shared/shariah';
import type { CompanyFacts, Filing, Standard } from '@tayyib/shared/shariah';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';

/** What a company does, as rules about business read it, and all its accounts. */
export type Business = Pick<CompanyFacts, 'industry' | 'activities'> & { filings: readonly Filing[] };

/** One financial year of a company, as purification reads it. */
export const purificationYearOf = (
  filing: Filing,
  { industry, activities, filings }: Business,
  dossier: Dossier,
  standard: Standard,
): PurificationYear => ({
  from: filing.periodStart,
  to: filing.periodEnd,
  nature: filing.nature,
  source: filing.source,
  impure: impureIncomeOf({ name: dossier.name, industry, activities, filing, filings }, standard),
  shares: sharesAt(dossier, filing),
});

function sharesAt({ accounts }: Dossier, { periodEnd, nature }: Filing): number | null {
  const end = dayNumber(periodEnd);
  const shares = accounts.find((year) => year.end === end && year.nature === nature)?.shares ?? NaN;
  return Number.isFinite(shares) && shares > 0 ? shares : null;
}
