import { addMonths } from '@tayyib/shared/values/calendar';
import type { Metal, MetalHistoryQuery, MetalHistoryReply } from '@tayyib/shared/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { metalPrices, metalWorldPrices } from '../../../database/schema/facts/metalsTables';
import { toMetalPrice } from './readMetalPrices';

const monthsOf = { '1m': 1, '3m': 3, '6m': 6, '1y': 12, '5y': 60, all: null } as const;

/** Carats are 24ths of pure metal; silver is sold by its fineness in thousandths. */
const purities = {
  gold: [24, 22, 18].map((carat) => ({
    label: `${carat} carat`,
    fineness: carat / 24,
    formula: `Price of pure gold x ${carat} / 24.`,
  })),
  silver: [999, 925].map((parts) => ({
    label: `${parts} fine`,
    fineness: parts === 999 ? 1 : parts / 1000,
    formula: parts === 999 ? 'Price of pure silver.' : `Price of pure silver x ${parts} / 1000.`,
  })),
} as const;

/** A metal's recorded prices over a range ending on the last day of each series, and the price per purity. */
export async function readMetalHistory(
  db: Queryable,
  metal: Metal,
  { range }: MetalHistoryQuery,
): Promise<MetalHistoryReply> {
  const [local, world] = await Promise.all([
    db.select().from(metalPrices).where(eq(metalPrices.metal, metal)).orderBy(asc(metalPrices.day)),
    db
      .select()
      .from(metalWorldPrices)
      .where(eq(metalWorldPrices.metal, metal))
      .orderBy(asc(metalWorldPrices.day), asc(metalWorldPrices.period)),
  ]);
  const newest = local.at(-1);
  const history = within(local, range).map(({ day, rupeesPerGram, publisher }) => ({
    day,
    rupeesPerGram: Number(rupeesPerGram),
    publisher,
  }));
  const first = history[0];
  const last = history.at(-1);
  return {
    metal,
    newest: newest ? toMetalPrice(newest) : null,
    purities: newest
      ? purities[metal].map((each) => ({
          ...each,
          rupeesPerGram: Math.round(Number(newest.rupeesPerGram) * each.fineness * 100) / 100,
        }))
      : [],
    history,
    worldHistory: within(world, range).map(({ day, dollarsPerTroyOunce, publisher }) => ({
      day,
      dollarsPerTroyOunce: Number(dollarsPerTroyOunce),
      publisher,
    })),
    change:
      first && last && first !== last
        ? { from: first.day, value: last.rupeesPerGram / first.rupeesPerGram - 1 }
        : null,
  };
}

function within<Row extends { day: string }>(rows: readonly Row[], range: MetalHistoryQuery['range']): Row[] {
  const months = monthsOf[range];
  const last = rows.at(-1);
  if (months === null || last === undefined) return [...rows];
  const since = addMonths(last.day, -months);
  return rows.filter(({ day }) => day >= since);
}
