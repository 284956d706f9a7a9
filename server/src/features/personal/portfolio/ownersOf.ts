import { consentPurposes } from '@tayyib/shared/consents';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { priceStepsOf, type PriceStep } from '../../facts/records/corporateActionsRepository';

export interface Owner {
  userId: string;
  isin: string;
}

/**
 * Who has a share of the companies on a day, of those who agree to the current text of the portfolio, by the id of the user. Entries
 * under an ISIN that the company had before a split count, as on the page. Shares are counted as there, oldest entry first: a sale of
 * more than is on record takes all there is, so the balance is the sum less its lowest point below nil. Fractions of a share after a
 * bonus are left in the sum.
 */
export async function ownersOf(db: Queryable, isins: readonly string[], day: string): Promise<Owner[]> {
  const steps = shareSteps(await priceStepsOf(db, isins), day);
  const { rows } = await db.execute<{ userId: string; isin: string }>(sql`
    select dated.user_id as "userId", dated.isin
    from (
      select shares.*, sum(shares.change) over (
        partition by shares.user_id, shares.isin order by shares.day, shares.is_sale, shares.key
        rows unbounded preceding
      ) as total
      from (
        select entry.user_id, company.isin, entry.day, entry.key, entry.kind = 'sell' as is_sale,
          entry.quantity * coalesce(step.factor, 1) * case entry.kind when 'sell' then -1 else 1 end as change
        from unnest(${sql.param(isins)}::text[]) as company (isin)
        join portfolio_entries entry on left(entry.isin, 9) = left(company.isin, 9)
        left join lateral (
          select factor
          from unnest(
            ${sql.param(steps.isins)}::text[], ${sql.param(steps.exDates)}::date[],
            ${sql.param(steps.factors)}::double precision[]
          ) as known (isin, ex_date, factor)
          where known.isin = company.isin and entry.day < known.ex_date
          order by known.ex_date
          limit 1
        ) step on true
        where entry.isin = company.isin
          or not exists (select from securities where securities.isin = entry.isin)
      ) shares
    ) dated
    join lateral (
      select action, version
      from consent_events
      where consent_events.user_id = dated.user_id and purpose = 'portfolio'
      order by consent_events.id desc
      limit 1
    ) consent on consent.action = 'given' and consent.version >= ${consentPurposes.portfolio.version}
    group by dated.user_id, dated.isin
    having sum(dated.change) - least(min(dated.total), 0) > 0.999
    order by dated.user_id
  `);
  return rows;
}

/** Splits and bonuses up to a day, as parallel columns: shares from before `exDates` times `factors` are shares of that day. */
function shareSteps(steps: ReadonlyMap<string, readonly PriceStep[]>, day: string) {
  const rows = [...steps].flatMap(([isin, known]) => {
    let factor = 1;
    const past = known.filter(({ exDate }) => exDate <= day).toReversed();
    return past.map((step) => ({ isin, exDate: step.exDate, factor: (factor /= step.factor) }));
  });
  return {
    isins: rows.map(({ isin }) => isin),
    exDates: rows.map(({ exDate }) => exDate),
    factors: rows.map(({ factor }) => factor),
  };
}
