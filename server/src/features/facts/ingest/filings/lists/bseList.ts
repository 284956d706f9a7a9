import { lastDayOfMonth } from '@tayyib/shared/values/calendar';
import { z } from 'zod';
import type { WholeFeed } from '../../feeds/Feed';
import { readJson } from '../../feeds/reading/readJson';
import { RefusedRow } from '../../feeds/reading/values';
import { filingPriorities } from '../../../../../database/schema/facts/filingTables';
import { bseDocumentAddress } from '../documentAddress';
import type { ListedFiling } from './ListedFiling';
import { optionalInstant, readListed } from './readListed';
import { recordListed } from './recordListed';

const Row = z.object({
  Scrip_cd: z.union([z.number(), z.string()]).transform(String),
  scrip_name: z.string().nullish(),
  quarter_code: z.string().nullish(),
  Fld_CreateDate: z.string().nullish(),
  XMLName: z.string().nullish(),
  Consol_XMLName: z.string().nullish(),
});

/** An empty table means that nothing was filed; `{}`, which has none, is how a failing server answers. */
const Answer = z.object({ Table: z.array(z.unknown()) });

/** The folder of documents up to December 2024. Rows of later periods that name it have no document there. */
const earlierFolder = 'FourOneUploadDocument/';
const lastOfEarlier = '2024-12-31';

/** BSE's list of results: of all companies over a time, or of one company since 2016. */
export const bseFilingsList: WholeFeed<ListedFiling> = {
  name: 'bse-filings-list',
  title: 'Filings of results, listed by BSE (.json)',
  officialAddress: null, // the time and the company are in the query
  isPolled: true,
  async read(file) {
    const { Table } = await readJson(file, Answer);
    return { ...readListed(Table, Row, toFilings), population: file.hash };
  },
  store: (transaction, rows) =>
    recordListed(transaction, rows, { foundIn: 'bse-filings-list', priority: filingPriorities.listed }),
};

function toFilings(row: z.infer<typeof Row>): ListedFiling[] {
  const periodEnd = periodEndOf(row.quarter_code);
  const base = {
    exchange: 'BSE' as const,
    company: row.Scrip_cd,
    companyName: row.scrip_name ?? row.Scrip_cd,
    periodEnd,
    isRevision: false,
    sequence: null,
    filedAt: optionalInstant(row.Fld_CreateDate, 'filing'),
  };
  const documents = [
    { name: row.XMLName, nature: 'standalone' as const },
    { name: row.Consol_XMLName, nature: 'consolidated' as const },
  ].filter(({ name }) => name != null && name.trim() !== '');
  // a filing of today may be listed before its documents
  if (documents.length === 0) return [{ ...base, nature: null, address: null, isPending: true }];
  const isGone = (name: string) =>
    name.startsWith(earlierFolder) && periodEnd !== null && periodEnd > lastOfEarlier;
  const named = documents.filter(({ name }) => !isGone(name ?? ''));
  if (named.length === 0)
    throw new RefusedRow('It names a document of the form used until 2024, which is not there.', true);
  return named.map(({ name, nature }) => ({
    ...base,
    nature,
    address: bseDocumentAddress(name),
    isPending: false,
  }));
}

const monthsOfYear = { J: '06', S: '09', D: '12', M: '03' } as const;

/** `MQ2025-2026`, the quarter to March 2026, to `2026-03-31`; null for anything else. */
export function periodEndOf(code: string | null | undefined): string | null {
  const [, letter = '', from = '', to = ''] = /^([JSDM])[QHC](\d{4})-(\d{4})$/.exec(code?.trim() ?? '') ?? [];
  const month = Object.entries(monthsOfYear).find(([key]) => key === letter)?.[1];
  if (month === undefined) return null;
  return lastDayOfMonth(`${letter === 'M' ? to : from}-${month}`);
}
