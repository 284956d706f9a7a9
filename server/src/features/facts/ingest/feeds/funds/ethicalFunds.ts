import { sql } from 'drizzle-orm';
import { funds } from '../../../../../database/schema/facts/fundTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Refusal, WholeFeed } from '../Feed';
import { readCsv } from '../reading/readCsv';
import { RefusedRow, optional, required } from '../reading/values';

interface ListedFund {
  schemeCode: string;
  isin: string | null;
  name: string;
  remark: string;
}

const columns = ['scheme_code', 'isin', 'scheme', 'remark'] as const;

/** A hand-made list of funds that call themselves Shariah-compliant or ethical, with a remark on each. */
export const ethicalFunds: WholeFeed<ListedFund> = {
  name: 'ethical-funds',
  title: 'Shariah and ethical funds with remarks (scheme_code,isin,scheme,remark)',
  officialAddress: null, // made by hand
  async read(file) {
    const read = await readCsv(file, { columns }, (field) => {
      const schemeCode = required(field('scheme_code'), 'scheme code');
      if (!/^\d{3,8}$/.test(schemeCode)) throw new RefusedRow(`"${schemeCode}" is no scheme code.`);
      return {
        schemeCode,
        isin: optional(field('isin')),
        name: required(field('scheme'), 'scheme'),
        remark: required(field('remark'), 'remark'),
      };
    });
    return { ...read, population: 'ethical funds' };
  },
  async store(transaction, rows, file) {
    const listed = new Map<string, ListedFund>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      if (listed.has(row.schemeCode))
        refused.push({ line, reason: `Scheme ${row.schemeCode} is on an earlier line.` });
      else listed.set(row.schemeCode, row);
    }
    const stated = [...listed.values()].map(({ remark, ...fund }) => ({
      ...fund,
      ethicsRemark: remark,
      publisher: 'A list made by hand',
      document: file.name,
      asOf: file.asOf,
      contentHash: contentHash(fund),
    }));
    // Of a fund that AMFI lists, only the remark is imported from here.
    const stored = await putChanged(transaction, funds, stated, {
      key: [funds.schemeCode],
      replace: [funds.ethicsRemark],
      replaceWhen: sql`funds.ethics_remark is distinct from excluded.ethics_remark`,
    });
    return { stored, unchanged: listed.size - stored, refused, touched: [] };
  },
};
