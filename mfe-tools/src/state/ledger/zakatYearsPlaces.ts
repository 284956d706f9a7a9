import { readYearLines } from '../../domain/zakat-years/readYearLines';
import type { ZakatYearDraft } from '../../domain/zakat-years/ZakatYearLine';
import { sealedLines } from '../zakat-years/sealedYears';
import { textInBrowser } from './TextPlace';
import { zakatAccountText } from './zakatAccountText';

const kind = {
  read: readYearLines,
  refusal: 'A payment is of more than nothing, for a saved year, on a day up to today.',
};

/** The zakat years in this browser. */
export const zakatYearsHere = sealedLines<ZakatYearDraft>({
  ...kind,
  name: 'zakat-years',
  place: textInBrowser('zakat-years'),
});

/** The zakat years on the account, encrypted in this browser. */
export const zakatYearsOnAccount = sealedLines<ZakatYearDraft>({
  ...kind,
  name: 'zakat-years-account',
  place: zakatAccountText,
});
