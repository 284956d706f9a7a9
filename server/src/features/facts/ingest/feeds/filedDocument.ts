import { isCalendarDay } from '@tayyib/shared/values/calendar';
import type { FilingFormat } from '@tayyib/shared/shariah';
import { RefusedRow } from './reading/values';

/** What the name an exchange gave an XBRL filing says. */
export interface DocumentName {
  /** The name itself, without the folder and the prefixes of copies. */
  document: string;
  publisher: 'NSE' | 'BSE';
  family: FilingFormat;
  /** Whether the name is that of an integrated filing, the form since the quarter to March 2025. */
  isIntegrated: boolean;
  /** NSE's number of the filing, in order of arrival; null at BSE, whose names have none. */
  sequence: number | null;
  /**
   * When the exchange created the file, `YYYY-MM-DDThh:mm:ss` in Indian time. NSE's clock has 12 hours and does not say which half of the
   * day, so only the day is certain there. Null where BSE's unpadded date can be read as two days.
   */
  createdAt: string | null;
  /** The days the name can stand for: one, except for some of BSE's unpadded dates. Ascending. */
  possibleDays: string[];
}

const nseFamilies: Readonly<Record<string, FilingFormat>> = {
  INDAS: 'ind_as',
  NONINDAS: 'non_ind_as',
  NBFC_INDAS: 'nbfc',
  BANKING: 'bank',
  LI: 'life_insurer',
  GI: 'general_insurer',
};
const bseFamilies: Readonly<Record<string, FilingFormat>> = {
  indas: 'ind_as',
  nonindas: 'non_ind_as',
  otherthanbank: 'non_ind_as',
  nbfc: 'nbfc',
  banking: 'bank',
  li: 'life_insurer',
  gi: 'general_insurer',
};

/**
 * Reads the name of a filing as NSE (`INTEGRATED_FILING_INDAS_1658776_24042026105714_WEB.xml`, before 2025 without the first two words)
 * or BSE (`Integrated_Finance_Ind_As_517506_1172026211629_IFIndAs.xml`) gives it. Folders and prefixes of copies are ignored. Null if it
 * is no such name.
 */
export function readDocumentName(path: string): DocumentName | null {
  return readNseName(path) ?? readBseName(path);
}

function readNseName(path: string): DocumentName | null {
  const [, document, integrated, named = '', number, date = '', month = '', year = '', clock = ''] =
    /(?:^|[^A-Za-z])((INTEGRATED_FILING_)?(NBFC_INDAS|NONINDAS|INDAS|BANKING|LI|GI)_(?:(\d+)_)?[\d_]*?(\d{2})(\d{2})(\d{4})(\d{6})(?:_WEB)?\.xml)$/.exec(
      path,
    ) ?? [];
  const family = nseFamilies[named];
  const day = `${year}-${month}-${date}`;
  if (document === undefined || family === undefined || !isCalendarDay(day)) return null;
  return {
    document,
    publisher: 'NSE',
    family,
    isIntegrated: integrated !== undefined,
    sequence: number === undefined ? null : Number(number),
    createdAt: `${day}T${spokenClock(clock)}`,
    possibleDays: [day],
  };
}

function readBseName(path: string): DocumentName | null {
  const [, document, dayAndMonth = '', year = '', clock = '', named = ''] =
    /(?:^|[^A-Za-z])(Integrated_Finance_[A-Za-z_]+_\d{6}_(\d{2,4})(\d{4})(\d{6})_IFF?([A-Za-z_]+)\.xml)$/i.exec(
      path,
    ) ?? [];
  const family = bseFamilies[named.toLowerCase().replaceAll('_', '')];
  const possibleDays = unpaddedDays(dayAndMonth, year);
  const [day, ...more] = possibleDays;
  if (document === undefined || family === undefined || day === undefined) return null;
  return {
    document,
    publisher: 'BSE',
    family,
    isIntegrated: true,
    sequence: null,
    createdAt: more.length === 0 ? `${day}T${spokenClock(clock)}` : null,
    possibleDays,
  };
}

const spokenClock = (clock: string) => `${clock.slice(0, 2)}:${clock.slice(2, 4)}:${clock.slice(4)}`;

/** The days that `117` of 2026 can stand for: 11 July, but not the first of a seventeenth month. */
function unpaddedDays(dayAndMonth: string, year: string): string[] {
  return [1, 2]
    .map((length) => [dayAndMonth.slice(0, length), dayAndMonth.slice(length)] as const)
    .filter((parts) => parts.every((part) => /^(?:[1-9]|[1-3]\d)$/.test(part)))
    .map(([date, month]) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
    .filter(isCalendarDay)
    .sort();
}

const namesInWords =
  'Keep the name that the exchange gave it: INTEGRATED_FILING_INDAS_1658776_24042026105714_WEB.xml, before 2025 ' +
  'INDAS_104549_1090527_12042024090154.xml, at BSE Integrated_Finance_Ind_As_517506_1172026211629_IFIndAs.xml. It has the day of filing.';

/**
 * The exchange's own name of an XBRL filing and the day it was filed, which the name ends with: `…_22042024074704.xml`
 * was filed on 22 April 2024. Where BSE's date can be read as two days, the first one from `approvedOn` on counts, the day the
 * board approved the results.
 */
export function filedDocument(path: string, approvedOn?: string): DocumentName & { filedOn: string } {
  const name = readDocumentName(path);
  if (name === null) throw new RefusedRow(`"${path}" is not the name of an XBRL filing. ${namesInWords}`);
  const [only, other] = name.possibleDays;
  const filedOn =
    other === undefined
      ? only
      : name.possibleDays.find((day) => approvedOn !== undefined && day >= approvedOn);
  if (filedOn === undefined) {
    throw new RefusedRow(`The date in "${path}" can be read as ${name.possibleDays.join(' and as ')}.`);
  }
  return { ...name, filedOn };
}

/**
 * Whether one filing of a day came in before another, by NSE's number or BSE's time. Between the exchanges there is no order; NSE's
 * takes precedence, so that the order of import never matters.
 */
export function arrivedBefore(document: string, other: string): boolean {
  const one = readDocumentName(document);
  const two = readDocumentName(other);
  if (one === null || two === null) return false;
  if (one.publisher !== two.publisher) return one.publisher === 'BSE';
  if (one.publisher === 'NSE') return (one.sequence ?? 0) < (two.sequence ?? 0);
  return (one.createdAt ?? '') < (two.createdAt ?? '');
}
