import { DamagedFile } from '../feeds/reading/DamagedFile';
import { sourceFile } from '../feeds/SourceFile';
import { xbrl } from '../feeds/xbrl/xbrl';
import { partsOfYears } from './invented/inventedFilings';
import type { Filing } from './invented/inventedFilings';

/** Filings of parts of a year, of the form before 2025. */
const read = ({ name, text }: Filing) => xbrl.read(sourceFile(name, Buffer.from(text), '2026-11-21'));

describe('filings of the form before 2025', () => {
  it('may have an amount without its unit (assets of a bank)', async () => {
    expect(partsOfYears.bankHalfYear.text).toContain('<in-bse-fin:Assets contextRef="OneI">');
    const { rows } = await read(partsOfYears.bankHalfYear);
    expect(rows[0]?.row.filing).toMatchObject({
      taxonomy: 'bank',
      periodEnd: '2023-09-30',
      symbol: 'NAMUNABANK',
    });
    expect(rows[0]?.row.filing.amounts.totalAssets).toBe(1_361_840_000_000);
    expect(rows[0]?.row.filing).not.toHaveProperty('isIntegrated');
  });

  it('of half a year are read as half a year', async () => {
    const { rows } = await read(partsOfYears.paintsHalfYear);
    expect(rows[0]?.row.filing).toMatchObject({
      taxonomy: 'ind_as',
      periodStart: '2023-04-01',
      periodEnd: '2023-09-30',
    });
  });

  it('of nine months have no balance sheet', async () => {
    const filed = partsOfYears.refineryNineMonths;
    await expect(read(filed)).rejects.toThrow('is not the name of an XBRL filing');
    const refused = await read({ ...filed, name: 'INDAS_210001_2200001_16012025070000.xml' }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(DamagedFile);
    expect(String(refused)).toContain('The filing has no balance sheet.');
  });
});
