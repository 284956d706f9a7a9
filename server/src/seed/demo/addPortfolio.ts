import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { Database } from '../../database/client';
import { recordConsent } from '../../features/accounts/consents/changeConsents';
import { addEntries } from '../../features/personal/portfolio/portfolioRepository';
import { demoTrades } from './demoTrades';

/**
 * Gives a demo account a portfolio, each entry of which says that it is one.
 * @param isins of the companies by symbol; trades of others are left out
 */
export async function addPortfolio(
  db: Database,
  userId: string,
  { isins, now }: { isins: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const entries = Object.entries(demoTrades).flatMap(([symbol, trades]) => {
    const isin = isins.get(symbol);
    return isin === undefined
      ? []
      : trades.map(([day, shares, rupees], at): PortfolioEntry => ({
          key: `demo:${symbol}:${at}`,
          kind: shares > 0 ? 'buy' : 'sell',
          isin,
          day,
          quantity: Math.abs(shares),
          amountPaise: Math.abs(shares) * rupees * 100,
          chargesPaise: 2000,
          source: 'demo',
        }));
  });
  const past = entries.filter(({ day }) => day <= indianDay(now));
  if (past.length === 0) return;
  await recordConsent(db, { userId, purpose: 'portfolio', isGiven: true, at: now });
  await addEntries(db, userId, { entries: past, replaced: [] });
}
