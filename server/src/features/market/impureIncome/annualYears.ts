import type { PurificationYear } from '@tayyib/shared/contracts';
import { chooseFiling, isAnnual } from '@tayyib/shared/shariah';
import type { Filing, Standard } from '@tayyib/shared/shariah';
import type { CompanyRecord } from '../../facts/records/companyFacts';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { purificationYearOf } from './purificationYearOf';

/** Every financial year of a company with annual accounts known by a day, newest first. */
export function annualYears(
  record: Pick<CompanyRecord, 'industry' | 'activities' | 'filings'>,
  dossier: Dossier,
  standard: Standard,
  day: string,
): PurificationYear[] {
  return chosenByYear(record.filings, day).map((filing) =>
    purificationYearOf(filing, record, dossier, standard),
  );
}

function chosenByYear(filings: readonly Filing[], day: string): Filing[] {
  const ends = [...new Set(filings.filter(isAnnual).map(({ periodEnd }) => periodEnd))].sort().reverse();
  return ends.flatMap(
    (end) =>
      chooseFiling(
        filings.filter(({ periodEnd }) => periodEnd === end),
        day,
      ) ?? [],
  );
}
