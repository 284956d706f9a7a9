import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { marketCaps, securities } from '../database/schema/facts/factsTables';
import { corporateActions } from '../database/schema/facts/corporateActionsTables';
import { putFilings } from '../features/facts/records/filingsRepository';
import { putSecurities } from '../features/facts/records/securitiesRepository';
import { recomputeVerdicts } from '../features/facts/verdicts/judging/recomputeVerdicts';
import { type Database, withoutTimeouts } from '../database/client';
import { companyFrom, demergerFrom, filingFrom, marketCapFrom, segmentsByFiling } from './sampleRows';
import { codeFolder } from '../lib/codeFolder';
import { readTable } from './sampleTable';

const folder = path.join(codeFolder, 'seed/sample');

/**
 * Fills a database without companies with the embedded sample: 71 listed companies, their annual results to
 * March 2023 and 2024 as filed, the balance sheet half a year later, demergers since, and AMFI's average
 * market capitalisation; then judges them. A database with any company is left unchanged. Safe to call from many servers at once.
 */
export async function seedSample(db: Database): Promise<void> {
  const [companies, filings, segments, caps, actions] = await Promise.all(
    ['companies', 'filings', 'segments', 'market_caps', 'corporate_actions'].map(async (name) =>
      readTable(await readFile(path.join(folder, `${name}.csv`), 'utf8')),
    ),
  );
  await db.transaction(async (transaction) => {
    await withoutTimeouts(transaction);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('sample'))`);
    const [any] = await transaction.select({ isin: securities.isin }).from(securities).limit(1);
    if (any !== undefined) return;
    const segmentsOf = segmentsByFiling(segments ?? []);
    await putSecurities(transaction, (companies ?? []).map(companyFrom));
    await putFilings(
      transaction,
      (filings ?? []).map((row) => filingFrom(row, segmentsOf)),
    );
    await transaction.insert(marketCaps).values((caps ?? []).map(marketCapFrom));
    await transaction.insert(corporateActions).values((actions ?? []).map(demergerFrom));
    await recomputeVerdicts(transaction, undefined, 'First judged');
  });
}
