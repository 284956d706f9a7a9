import { addMonths } from '@tayyib/shared/values/calendar';
import type { FundRow } from '@tayyib/shared/contracts';
import type { Queryable } from '../../../database/client';
import { navsOn } from '../../facts/records/fundsRepository';
import { isGrowth } from './schemes';

type Returns = NonNullable<FundRow['returns']>;
type Valued = Pick<FundRow, 'id' | 'name' | 'option' | 'nav'>;

const noReturns: Returns = { oneYear: null, threeYears: null };

/** The returns of some funds up to their newest value, by scheme code. Only growth options have any: others pay part of them out. */
export async function returnsOf(db: Queryable, all: readonly Valued[]): Promise<Map<string, Returns>> {
  const returns = new Map(all.map(({ id }) => [id, noReturns]));
  const rows = all.filter(isGrowth);
  for (const day of new Set(rows.flatMap(({ nav }) => nav?.day ?? []))) {
    const valued = rows.filter(({ nav }) => nav?.day === day);
    const ids = valued.map(({ id }) => id);
    const [year, three] = await Promise.all(
      [-12, -36].map((months) => navsOn(db, ids, addMonths(day, months))),
    );
    for (const { id, nav } of valued) {
      returns.set(id, {
        oneYear: perYear(nav?.rupees, year?.get(id), 1),
        threeYears: perYear(nav?.rupees, three?.get(id), 3),
      });
    }
  }
  return returns;
}

const perYear = (now: number | undefined, before: number | undefined, years: number) =>
  now && before ? (now / before) ** (1 / years) - 1 : null;
