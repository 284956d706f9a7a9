import { and, eq, inArray, sql } from 'drizzle-orm';
import { tasis } from '@tayyib/shared/shariah';
import type { Database } from '../../database/client';
import { securities } from '../../database/schema/facts/factsTables';
import { savedScreens } from '../../database/schema/market/screensTables';
import { users } from '../../database/schema/platform/identityTables';
import { addSavedScreen } from '../../features/market/screens/savedScreens/savedScreensRepository';
import { createPostRepository } from '../../features/social/community/postRepository';
import { addQuestion, answerQuestion } from '../../features/social/questions/questionsRepository';
import { createWatchlistChanges } from '../../features/social/watchlists/watchlistChanges';
import { demoAccounts } from '../demoAccounts';
import { addAlerts } from './addAlerts';
import { addCall } from './addCall';
import { addConsultations } from './addConsultations';
import { dayMs } from './demoTimes';

/** Watchlists of the demo accounts with a plan for several; the others have the first. */
const watchlists: Readonly<Record<string, readonly string[]>> = {
  'Everyday goods': ['HINDUNILVR', 'BRITANNIA', 'ASIANPAINT', 'ITC', 'NESTLEIND'],
  'Software exporters': ['TCS', 'INFY', 'HCLTECH', 'WIPRO', 'TECHM', 'LTM'],
  'Energy and materials': ['RELIANCE', 'ONGC', 'TATASTEEL', 'JSWSTEEL', 'ULTRACEMCO'],
};

const screens = [
  { name: 'Little debt', text: 'Debt to assets < 10', isFollowed: true },
  {
    name: 'Large and without debt',
    text: 'Market Capitalization > 50000 AND Debt to assets < 5',
    isFollowed: false,
  },
];

/**
 * Gives the demo accounts something on every page: watchlists, saved screens, posts, a past call, an answered question, consultations,
 * and alerts about changes of verdicts in the sample. Call it once, after the sample was loaded. Without all demo accounts it does
 * nothing.
 */
export async function seedDemoContent(db: Database, now: Date): Promise<void> {
  const ids = await demoIds(db);
  if (!demoAccounts.every(({ email }) => ids.has(email))) return;
  const person = (name: string) => {
    const id = ids.get(`${name}@tayyib.example`);
    if (id === undefined) throw new Error(`There is no demo account ${name}.`);
    return id;
  };
  await addWatchlists(db, [person('free'), person('basic')], 1);
  await addWatchlists(db, [person('premium'), person('pro')], Object.keys(watchlists).length);
  for (const userId of [person('premium'), person('pro')]) await addScreens(db, userId, now);
  const community = createPostRepository(db);
  await community.add(
    person('pro'),
    'How do you all purify dividends: at once when they arrive, or together with zakat once a year?',
  );
  await community.add(
    person('premium'),
    'At once. The stock page shows the share to give away, so it takes a minute.',
  );
  await addCall(db, person('pro'), person('premium'), now);
  const question = await addQuestion(db, {
    userId: person('premium'),
    text: 'Why is a company under review when its debt is below the limit?',
    askedAt: new Date(now.getTime() - 2 * dayMs),
  });
  if (question)
    await answerQuestion(db, question.id, {
      answer:
        'A low debt is one of several conditions. If another figure is missing or its accounts are too old, the verdict stays open: ' +
        'the list of what is missing stands under the verdict.',
      answeredBy: person('advisor'),
      answeredAt: new Date(now.getTime() - dayMs),
    });
  await addConsultations(db, { advisorId: person('advisor'), clientId: person('pro') }, now);
  await addAlerts(
    db,
    ['free', 'basic', 'premium', 'pro'].map((name) => person(name)),
  );
}

async function demoIds(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ email: users.email, id: users.id }).from(users);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

async function addWatchlists(db: Database, userIds: readonly string[], count: number): Promise<void> {
  const changes = createWatchlistChanges(db);
  const symbols = Object.values(watchlists).flat();
  const listed = await db
    .select({ symbol: securities.symbol, isin: securities.isin })
    .from(securities)
    .where(and(inArray(securities.symbol, symbols), sql`${securities.nseHash} is not null`));
  const isins = new Map(listed.map(({ symbol, isin }) => [symbol, isin]));
  for (const userId of userIds) {
    for (const [title, stocks] of Object.entries(watchlists).slice(0, count)) {
      const { id } = await changes.create(userId, title);
      for (const symbol of stocks) {
        const isin = isins.get(symbol);
        if (isin !== undefined) await changes.place(userId, isin, [id]);
      }
    }
  }
}

async function addScreens(db: Database, userId: string, now: Date): Promise<void> {
  for (const { isFollowed, ...screen } of screens) {
    const input = {
      ...screen,
      standard: tasis.id,
      columns: [],
      sort: 'Market Capitalization',
      order: 'desc' as const,
    };
    const { id } = await addSavedScreen(db, userId, input);
    if (isFollowed) await db.update(savedScreens).set({ followedAt: now }).where(eq(savedScreens.id, id));
  }
}
