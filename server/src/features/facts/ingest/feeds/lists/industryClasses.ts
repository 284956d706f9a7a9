import { classChanges } from '../../../../../database/schema/facts/factsTables';
import type { SecurityRow } from '../../../records/securitiesRepository';
import { allSecurities, putSecurities } from '../../../records/securitiesRepository';
import type { IndustryLevels } from './classChange';
import { classChange, levelsOf } from './classChange';
import { DamagedFile } from '../reading/DamagedFile';
import type { Refusal, WholeFeed } from '../Feed';
import { identifier } from '../identify';
import { isIndustryTable } from '../../../records/companyEvents';
import { readCsv } from '../reading/readCsv';
import { required, shareIsin } from '../reading/values';

type ClassRow = IndustryLevels & { isin: string };

const columns = ['isin', 'macro', 'sector', 'industry', 'basic_industry'] as const;

/** The four levels of the exchanges' common industry structure by ISIN, as their pages of companies state them. */
export const industryClasses: WholeFeed<ClassRow> = {
  name: 'industry-classes',
  title: 'Industry classes of NSE and BSE by ISIN (industry_….csv; it does not state its day)',
  officialAddress: null, // collected from the pages of companies, not published as a table
  async read(file) {
    if (!isIndustryTable(file.name))
      throw new DamagedFile(1, 'The name of the table must begin with "industry_": receipts name it.');
    if (!file.isAsOfStated)
      throw new DamagedFile(1, 'The table does not state its day: give it with --as-of.');
    const read = await readCsv(file, { columns }, (field) => ({
      isin: shareIsin(field('isin')),
      sector: required(field('macro'), 'macro-economic sector'),
      industry: required(field('sector'), 'sector'),
      industryGroup: required(field('industry'), 'industry'),
      industrySubgroup: required(field('basic_industry'), 'basic industry'),
    }));
    return { ...read, population: 'industry classes' };
  },
  async store(transaction, rows, file) {
    const known = await allSecurities(transaction);
    const identify = await identifier(transaction);
    const changed: SecurityRow[] = [];
    const changes: (typeof classChanges.$inferInsert)[] = [];
    const refused: Refusal[] = [];
    const seen = new Set<string>();
    let unchanged = 0;
    for (const { line, row } of rows) {
      const isin = identify({ isin: row.isin });
      const before = isin === undefined ? undefined : known.get(isin);
      if (isin === undefined || before === undefined) {
        refused.push({ line, reason: `No listed company is known as ${row.isin}.`, isOutOfScope: true });
        continue;
      }
      if (seen.has(isin)) {
        refused.push({ line, reason: `${row.isin} is the same company's share as an earlier line.` });
        continue;
      }
      seen.add(isin);
      // the newer class wins
      if ((before.classAsOf ?? '') >= file.asOf) {
        unchanged++;
        continue;
      }
      const change = classChange(before, { ...row, isin }, file);
      if (change !== null) changes.push(change);
      changed.push({ ...before, ...levelsOf(row), classDocument: file.name, classAsOf: file.asOf });
    }
    await putSecurities(transaction, changed);
    if (changes.length > 0) await transaction.insert(classChanges).values(changes).onConflictDoNothing();
    return { stored: changed.length, unchanged, refused, touched: changed.map(({ isin }) => isin) };
  },
};
