import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { securities } from '../../../../../database/schema/facts/factsTables';
import type { WholeFeed } from '../Feed';
import { identifier } from '../identify';
import { readJson, rowsFrom } from '../reading/readJson';
import { RefusedRow, required, shareIsin } from '../reading/values';

const Scrips = z.array(
  z.object({ SCRIP_CD: z.string(), ISIN_NUMBER: z.string().nullable(), Status: z.string() }),
);

/**
 * BSE's codes of listed companies, as its site lists them. It states no industry classes, so companies come from the other lists; by
 * their code BSE's filings are joined to them.
 */
export const bseScrips: WholeFeed<{ isin: string; bseCode: string }> = {
  name: 'bse-scrips',
  title: 'BSE codes of listed companies (ListofScripData, .json)',
  officialAddress: () =>
    'https://api.bseindia.com/BseIndiaAPI/api/ListofScripData/w?Group=&Scripcode=&industry=&segment=Equity&status=Active',
  async read(file) {
    const read = rowsFrom(await readJson(file, Scrips), ({ SCRIP_CD, ISIN_NUMBER, Status }) => {
      if (Status !== 'Active') throw new RefusedRow(`Its status is ${Status}, not Active.`, true);
      const bseCode = required(SCRIP_CD.trim(), 'security code');
      if (!/^\d{6}$/.test(bseCode)) throw new RefusedRow(`"${bseCode}" is not a code of BSE.`);
      return { isin: shareIsin((ISIN_NUMBER ?? '').trim()), bseCode };
    });
    return { ...read, population: 'BSE' };
  },
  async store(transaction, rows) {
    const { isin, bseCode } = securities;
    const known = new Map(
      (await transaction.select({ isin, bseCode }).from(securities)).map((one) => [one.isin, one.bseCode]),
    );
    const identify = await identifier(transaction);
    const outcome = { stored: 0, unchanged: 0, refused: [], touched: [] };
    for (const { row } of rows) {
      const owner = identify({ isin: row.isin });
      // companies of no list yet come with Equity.csv
      if (owner === undefined || known.get(owner) === row.bseCode) {
        outcome.unchanged++;
        continue;
      }
      await transaction.update(securities).set({ bseCode: row.bseCode }).where(eq(isin, owner));
      known.set(owner, row.bseCode);
      outcome.stored++;
    }
    return outcome;
  },
};
