import type { RowOrder } from '@tayyib/shared/screens';
import { CooperativePace } from '../../../lib/CooperativePace';
import { aDossier } from './dossier/dossier.fixture';
import { createMarketSnapshot } from './MarketSnapshot';
import type { MarketSnapshot } from './MarketSnapshot';

const companies = 200;
const everyRow = Uint32Array.from({ length: companies }, (_, row) => row);

/** By face value, of which some are unknown and many equal, then by name. */
const byFaceValue = ({ dossiers }: MarketSnapshot, order: 'asc' | 'desc'): RowOrder => ({
  keys: [
    { cell: (row) => dossiers[row]?.faceValue ?? null, order },
    { cell: (row) => dossiers[row]?.name ?? null, order: 'asc' },
  ],
  id: `face value ${order}`,
});

it('sorts partly changed rows like a full sort', async () => {
  const dossiers = Array.from({ length: companies }, (_, n) =>
    aDossier(`R${(n * 37) % companies}`, { faceValue: n % 4 ? (n * 13) % 50 : null }),
  );
  const changed = dossiers.flatMap((dossier, n) =>
    n % 7 ? [] : [{ ...dossier, faceValue: n % 3, name: `X${n % 11}` }],
  );
  const before = await createMarketSnapshot(dossiers, [], '2026-11-21');
  for (const order of ['asc', 'desc'] as const) before.sort(everyRow, byFaceValue(before, order));
  const after = await before.with(
    new Map(changed.map((dossier) => [dossier.isin, dossier])),
    [],
    new CooperativePace(),
  );
  const rebuilt = await createMarketSnapshot(after.dossiers, [], '2026-11-21');
  for (const order of ['asc', 'desc'] as const) {
    const sorted = after.sort(everyRow, byFaceValue(after, order));
    expect(sorted).toEqual(rebuilt.sort(everyRow, byFaceValue(rebuilt, order)));
    expect(sorted).not.toEqual(before.sort(everyRow, byFaceValue(before, order)));
  }
});
