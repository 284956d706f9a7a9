import { readYearLines } from '../../domain/zakat-years/readYearLines';
import type { ZakatYearDraft } from '../../domain/zakat-years/ZakatYearLine';
import { sealedLines } from './sealedLines';

/** The zakat years in this browser. */
export const zakatYearsHere = sealedLines<ZakatYearDraft>({
  name: 'zakat-years',
  read: readYearLines,
  refusal: 'A payment is of more than nothing, for a saved year, on a day up to today.',
});
