import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { securities } from '../../database/schema/facts/factsTables';
import { users } from '../../database/schema/accounts/identityTables';
import { demoAccounts } from '../demoAccounts';
import { addAlerts } from './addAlerts';
import { addCall } from './addCall';
import { addCommunity } from './addCommunity';
import { addConsultations } from './addConsultations';
import { addLearning } from './addLearning';
import { addLedger } from './addLedger';
import { addPortfolio } from './addPortfolio';
import { addPriceAlerts } from './addPriceAlerts';
import { addQuestions } from './addQuestions';
import { addScreens } from './addScreens';
import { addWatchlists, watchedSymbols } from './addWatchlists';
import { demoTrades } from './demoTrades';

/**
 * Gives the demo accounts something on every page: watchlists, saved screens, portfolios, a ledger, price alerts, posts, a past call, an
 * answered question, consultations, events and lessons, and alerts about changes of verdicts in the sample. Call it once, after the sample was loaded. Without
 * all demo accounts it does nothing. What alerts comes in the order of its days, since the newest alert is listed first.
 */
export async function seedDemoContent(db: Database, now: Date): Promise<void> {
  const ids = await demoIds(db);
  if (!demoAccounts.every(({ email }) => ids.has(email))) return;
  const person = (name: string) => {
    const id = ids.get(`${name}@tayyib.example`);
    if (id === undefined) throw new Error(`There is no demo account ${name}.`);
    return id;
  };
  const companies = await listedCompanies(db);
  const isins = new Map([...companies].map(([symbol, { isin }]) => [symbol, isin]));
  await addAlerts(
    db,
    ['free', 'basic', 'premium', 'pro'].map((name) => person(name)),
  );
  for (const name of ['free', 'basic']) await addWatchlists(db, person(name), { isins, count: 1, now });
  for (const [name, plan] of [
    ['premium', 'premium'],
    ['pro', 'premium_pro'],
  ] as const) {
    const userId = person(name);
    await addWatchlists(db, userId, { isins, now });
    await addScreens(db, userId, now);
    await addPriceAlerts(db, { userId, plan }, { isins, now });
    await addPortfolio(db, userId, { isins, now });
    await addLedger(db, userId, { companies, now });
  }
  await addConsultations(db, { advisorId: person('advisor'), clientId: person('pro') }, now);
  for (const name of ['premium', 'pro'])
    await addQuestions(db, { askerId: person(name), advisorId: person('advisor') }, now);
  await addCall(db, person('pro'), person('premium'), now);
  await addCommunity(db, person, now);
  const memberIds = ['premium', 'pro'].map((name) => person(name));
  await addLearning(db, { advisorId: person('advisor'), memberIds }, now);
}

async function demoIds(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ email: users.email, id: users.id }).from(users);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** The companies that demo content names, by symbol. */
async function listedCompanies(db: Database): Promise<Map<string, { isin: string; name: string }>> {
  const symbols = [...watchedSymbols, ...Object.keys(demoTrades)];
  const listed = await db
    .select({ symbol: securities.symbol, isin: securities.isin, name: securities.name })
    .from(securities)
    .where(and(inArray(securities.symbol, symbols), sql`${securities.nseHash} is not null`));
  return new Map(listed.map(({ symbol, ...company }) => [symbol, company]));
}
