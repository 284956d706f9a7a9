import { z } from 'zod';
import type { WholeFeed } from '../../feeds/Feed';
import { readJson } from '../../feeds/reading/readJson';
import { RefusedRow } from '../../feeds/reading/values';
import { filingPriorities } from '../../../../../database/schema/facts/filingTables';
import { nseDocumentAddress } from '../documentAddress';
import type { ListedFiling } from './ListedFiling';
import { hintedDay, natureOf, optionalInstant, readListed } from './readListed';
import { recordListed } from './recordListed';

const text = z.string().nullish();

/** Integrated filings, since the quarter to March 2025. */
const Integrated = z.object({
  type: text,
  type_Sub: text,
  symbol: z.string().trim().min(1),
  cmName: text,
  qe_Date: text,
  consolidated: text,
  /** Null on revisions. */
  broadcast_Date: text,
  creation_Date: text,
  seq_Id: z.union([z.string(), z.number()]).nullish(),
  xbrl: text,
});

/** Filings of results up to December 2024. */
const Earlier = z.object({
  toDate: z.string(),
  symbol: z.string().trim().min(1),
  companyName: text,
  comp: text,
  consolidated: text,
  filingDate: text,
  broadCastDate: text,
  seqNumber: z.union([z.string(), z.number()]).nullish(),
  xbrl: text,
});

const Row = z.union([Earlier, Integrated]);
/** `{}` is how a failing server answers: it has neither. */
const Answer = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()), totalCount: z.number().optional() }),
]);

/** NSE's list of filings between two dates, in both of its forms. */
export const nseFilingsList: WholeFeed<ListedFiling> = {
  name: 'nse-filings-list',
  title: 'Filings of results, listed by NSE (.json)',
  officialAddress: null, // the dates and the company are in the query
  isPolled: true,
  async read(file) {
    const answer = await readJson(file, Answer);
    const rows = Array.isArray(answer) ? answer : answer.data;
    return { ...readListed(rows, Row, toFilings), population: file.hash };
  },
  store: (transaction, rows) =>
    recordListed(transaction, rows, { foundIn: 'nse-filings-list', priority: filingPriorities.listed }),
};

function toFilings(row: z.infer<typeof Row>): ListedFiling[] {
  if ('toDate' in row) {
    return [
      {
        exchange: 'NSE',
        company: row.symbol,
        companyName: row.companyName ?? row.comp ?? row.symbol,
        periodEnd: hintedDay(row.toDate),
        nature: natureOf(row.consolidated),
        isRevision: false,
        sequence: row.seqNumber == null ? null : String(row.seqNumber),
        filedAt: optionalInstant(row.broadCastDate ?? row.filingDate, 'filing'),
        address: nseDocumentAddress(row.xbrl ?? ''),
        isPending: false,
      },
    ];
  }
  if (row.type != null && !/financials/i.test(row.type))
    throw new RefusedRow(`It is of the kind "${row.type}".`, true);
  return [
    {
      exchange: 'NSE',
      company: row.symbol,
      companyName: row.cmName ?? row.symbol,
      periodEnd: hintedDay(row.qe_Date),
      nature: natureOf(row.consolidated),
      isRevision: /revision/i.test(row.type_Sub ?? ''),
      sequence: row.seq_Id == null ? null : String(row.seq_Id),
      filedAt: optionalInstant(row.broadcast_Date ?? row.creation_Date, 'filing'),
      address: nseDocumentAddress(row.xbrl ?? ''),
      isPending: false,
    },
  ];
}
