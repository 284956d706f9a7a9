import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { shareholdings } from '../../../../../database/schema/facts/companyTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import { DamagedFile } from '../reading/DamagedFile';
import type { Numbered, Refusal, WholeFeed } from '../Feed';
import { filingIdentifier } from '../identifyFiling';
import { readJson, rowsFrom } from '../reading/readJson';
import { textOf } from '../reading/sourceText';
import { RefusedRow, day, decimal, required } from '../reading/values';
import { parseXbrl } from '../xbrl/parseXbrl';
import type { StatedPattern } from './patternFromXbrl';
import { assertWhole, fractionOf, patternFromXbrl } from './patternFromXbrl';

type PatternRow = typeof shareholdings.$inferInsert;

const Listed = z.object({
  symbol: z.string(),
  date: z.string(),
  pr_and_prgrp: z.string(),
  public_val: z.string(),
  employeeTrusts: z.string().nullable(),
  submissionDate: z.string().nullable(),
});

/**
 * Who holds the shares of a company at the end of a quarter: its XBRL filing, or the list of the exchange, which states shares of the
 * whole only and never replaces a filing.
 */
export const shareholdingFeed: WholeFeed<StatedPattern> = {
  name: 'shareholding',
  title: 'Shareholding patterns (one XBRL filing, or the .json list of NSE)',
  officialAddress: null, // listed company by company
  largestBytes: 16 * 1024 * 1024,
  async read(file) {
    if (file.name.toLowerCase().endsWith('.json'))
      return {
        ...rowsFrom(await readJson(file, z.array(Listed)), patternFromList),
        population: 'list of patterns',
      };
    try {
      const row = patternFromXbrl(parseXbrl(await textOf(file)).facts, file.name);
      return { rows: [{ line: 1, row }], refused: [], population: file.name };
    } catch (error) {
      if (error instanceof RefusedRow) throw new DamagedFile(1, error.message);
      throw error;
    }
  },
  async store(transaction, rows, file) {
    const ownerOf = await filingIdentifier(transaction);
    const stated = new Map<string, PatternRow>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      const { symbol, isin, publishedOn } = row;
      const owner = ownerOf({ symbol, isin, filedOn: publishedOn ?? row.asOf });
      if ('refused' in owner)
        refused.push({ line, reason: owner.refused, ...(owner.isUnknown && { isOutOfScope: true }) });
      else addRow(stated, refused, { line, row: factOf(row, owner.isin, file.name) });
    }
    const facts = [...stated.values()];
    const stored = await putChanged(transaction, shareholdings, facts, {
      key: [shareholdings.isin, shareholdings.asOf],
      replaceWhen: sql`shareholdings.content_hash <> excluded.content_hash
        and (shareholdings.total_shares is null or excluded.total_shares is not null)`,
    });
    return { stored, unchanged: facts.length - stored, refused, touched: [] };
  },
};

function addRow(
  stated: Map<string, PatternRow>,
  refused: Refusal[],
  { line, row }: Numbered<PatternRow>,
): void {
  const key = `${row.isin} ${row.asOf}`;
  if (stated.has(key))
    refused.push({ line, reason: `The pattern of ${row.asOf} is on an earlier line as well.` });
  else stated.set(key, row);
}

/** As NSE lists it: percentages, of which trusts of employees are the third. */
function patternFromList(listed: z.infer<typeof Listed>): StatedPattern {
  const percent = (text: string, what: string) => decimal(text.trim(), what) / 100;
  const promoter = percent(listed.pr_and_prgrp, 'share of promoters');
  const ofPublic = percent(listed.public_val, 'share of the public');
  const trusts = (listed.employeeTrusts ?? '').trim();
  assertWhole(
    promoter + ofPublic + (trusts === '' || trusts === '-' ? 0 : percent(trusts, 'share of trusts')),
  );
  const filed = (listed.submissionDate ?? '').trim();
  return {
    symbol: required(listed.symbol.trim(), 'symbol'),
    isin: null,
    asOf: day(listed.date.trim(), 'end of the quarter'),
    publishedOn: filed === '' || filed === '-' ? null : day(filed, 'day of filing'),
    totalShares: null,
    promoterShare: fractionOf(promoter),
    publicShare: fractionOf(ofPublic),
    pledgedShare: null,
  };
}

function factOf(pattern: StatedPattern, isin: string, document: string): PatternRow {
  const { asOf, publishedOn, totalShares, promoterShare, publicShare, pledgedShare } = pattern;
  const stated = { asOf, publishedOn, totalShares, promoterShare, publicShare, pledgedShare };
  const fact = { ...stated, isin, publisher: 'Shareholding pattern filed with the exchange', document };
  return { ...fact, contentHash: contentHash(fact) };
}
