import type { Dossier } from '../dossier/Dossier';
import { createPickerScreens } from './pickerScreens';
import { noPrices } from '../dossier/PriceSeries';

const day = 20_778;

function aDossier(symbol: string, facts: Partial<Dossier> = {}): Dossier {
  return {
    isin: `INE${symbol}`,
    symbol,
    bseCode: null,
    name: `${symbol} Limited`,
    ...{ sector: 'Energy', industry: null, group: null, subgroup: null, listedOn: null, faceValue: 10 },
    ...{ accounts: [], caps: [], prices: noPrices, steps: [], dividends: [], verdicts: {} },
    ...facts,
  };
}

const question = { sort: 'name', order: 'asc', page: 1, pageSize: 25 } as const;
const before = ['A', 'B', 'C'].map((symbol) => aDossier(symbol));
const withPrice = { prices: { ...noPrices, days: Int32Array.of(day), closes: Float64Array.of(7) } };

describe('the halal screener of the next snapshot', () => {
  it('is the same object when a change does not affect it', async () => {
    const screens = createPickerScreens(before, day);
    const shown = screens.run('TASIS', question).rows[1];
    const next = before.map((dossier, at) => (at === 1 ? { ...dossier, ...withPrice } : dossier));
    const after = await screens.patched(next, [1]);
    expect(after.run('TASIS', question).rows[1]).toBe(shown);
  });

  it('shows what changed, and reuses the other rows', async () => {
    const screens = createPickerScreens(before, day);
    const shown = screens.run('TASIS', question).rows;
    const next = before.map((dossier) => (dossier.symbol === 'B' ? aDossier('B', { name: 'Z' }) : dossier));
    const { rows } = (await screens.patched(next, [1])).run('TASIS', question);
    expect(rows.map(({ stock }) => stock)).toEqual(['A Limited', 'C Limited', 'Z']);
    expect([rows[0], rows[1]]).toEqual([shown[0], shown[2]]);
    expect(rows[0]).toBe(shown[0]);
  });
});
