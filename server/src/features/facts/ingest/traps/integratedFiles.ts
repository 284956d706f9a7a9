import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The data folder; its files are not ours to ship, so tests that need them are skipped where it is absent. */
export const dataFolder =
  process.env['TAYYIB_DATA'] ?? path.resolve(import.meta.dirname, '../../../../../../../shared/data');
const raw = path.join(dataFolder, 'xbrl_integrated/raw');
export const areFilingsThere = existsSync(raw);
if (!areFilingsThere) console.log(`skipped: no data folder at ${dataFolder}`);

/**
 * The integrated filings of the data folder under names as NSE gives them. Only those of Reliance and Zydus are the real ones; the
 * others were collected without theirs, so a number was made up, and the day is that of the board meeting.
 */
const filings = {
  RELIANCE: ['nse-integrated-reliance.xml', 'INTEGRATED_FILING_INDAS_1658776_24042026105714_WEB.xml'],
  ZYDUSLIFE: [
    'ZYDUSLIFE_INTEGRATED_FILING_INDAS_1444664_20052025064321_WEB.xml',
    'INTEGRATED_FILING_INDAS_1444664_20052025064321_WEB.xml',
  ],
  BAJFINANCE: [
    'nse-integrated-bajfinance.xml',
    'INTEGRATED_FILING_NBFC_INDAS_1660001_29042026041500_WEB.xml',
  ],
  HDFCBANK: ['nse-integrated-hdfcbank.xml', 'INTEGRATED_FILING_BANKING_1650001_18042026021500_WEB.xml'],
  ICICIGI: ['nse-integrated-icicigi.xml', 'INTEGRATED_FILING_GI_1649001_15042026063500_WEB.xml'],
  SBILIFE: ['nse-integrated-sbilife.xml', 'INTEGRATED_FILING_LI_1655001_22042026033500_WEB.xml'],
} as const;
export type IntegratedCompany = keyof typeof filings;
export const integratedCompanies = [
  'RELIANCE',
  'ZYDUSLIFE',
  'BAJFINANCE',
  'HDFCBANK',
  'ICICIGI',
  'SBILIFE',
] as const satisfies readonly IntegratedCompany[];

/** The name of a filing, as NSE gives names. */
export const nameOf = (company: IntegratedCompany) => filings[company][1];

/** The file of a filing in the data folder. */
export const fileOf = (company: IntegratedCompany) => path.join(raw, filings[company][0]);

export const textOf = (company: IntegratedCompany) => readFile(fileOf(company), 'utf8');
