import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DamagedFile } from '../feeds/reading/DamagedFile';
import { sourceFile } from '../feeds/SourceFile';
import { xbrl } from '../feeds/xbrl/xbrl';
import { dataFolder } from './integratedFiles';

/** More filings of the form before 2025. */
const folder = path.join(dataFolder, 'xbrl_legacy_extra');
const read = (file: string, name = file) =>
  xbrl.read(sourceFile(name, readFileSync(path.join(folder, file)), '2026-11-21'));

(existsSync(folder) ? describe : describe.skip)('filings of the form before 2025', () => {
  it('may have an amount without its unit (ICICI Bank, assets)', async () => {
    const { rows } = await read('BANKING_97822_965308_21102023041426.xml');
    expect(rows[0]?.row.filing).toMatchObject({
      taxonomy: 'bank',
      periodEnd: '2023-09-30',
      symbol: 'ICICIBANK',
    });
    expect(rows[0]?.row.filing.amounts.totalAssets).toBeGreaterThan(1e13);
    expect(rows[0]?.row.filing).not.toHaveProperty('isIntegrated');
  });

  it('of half a year are read as half a year (Asian Paints)', async () => {
    const { rows } = await read('INDAS_97985_968429_26102023083837.xml');
    expect(rows[0]?.row.filing).toMatchObject({
      ...{ taxonomy: 'ind_as', periodStart: '2023-04-01', periodEnd: '2023-09-30' },
    });
  });

  it('of nine months have no balance sheet (Reliance, from BSE)', async () => {
    const file = 'bse-fourone-reliance-q3fy25.xml';
    await expect(read(file)).rejects.toThrow('is not the name of an XBRL filing');
    const refused = await read(file, 'INDAS_110001_1200001_16012025070000.xml').catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(DamagedFile);
    expect(String(refused)).toContain('The filing has no balance sheet.');
  });
});
