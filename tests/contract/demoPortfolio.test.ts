import { readFileSync } from 'node:fs';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import {
  LedgerReply,
  PortfolioFactsReply,
  PortfolioReply,
  PurificationYearsReply,
} from '@tayyib/shared/contracts';
import { balancesOf } from '@tayyib/shared/purification-ledger';
import type { FastifyInstance } from 'fastify';
import { inRoot } from '../../build/paths.mjs';
import { entriesByIsin } from '../../mfe-tools/src/domain/portfolio/heldOf';
import { holdingsOfEntries } from '../../mfe-tools/src/domain/purification/holdingsOfEntries';
import { dueOf, purifyHolding } from '../../mfe-tools/src/domain/purification/purify';
import { newHolding } from '../../mfe-tools/src/domain/purification/purificationForm';
import type { MethodId } from '../../mfe-tools/src/domain/purification/sources';
import { securities } from '../../server/src/database/schema/facts/factsTables';
import { demoAccounts, demoPassword } from '../../server/src/seed/demoAccounts';
import { seedDemoContent } from '../../server/src/seed/demo/demoContent';
import { loadSample } from '../../server/src/seed/packed/loadSample';
import { addPeople } from '../../server/src/seed/people';
import { buildTestApp } from '../../server/src/testing';
import { readFacts } from './demoPortfolio/readFacts';
import { oldest, recompute, totalOf, type Recomputed } from './demoPortfolio/recompute';
import { tableOf } from './demoPortfolio/tableOf';

// Purifies the demo portfolio as the page does, over HTTP and with its functions, and recomputes it from the facts in the tables: the
// files of `demoPortfolio` use nothing of the product.

const years = ['2023-03-31', '2024-03-31', '2025-03-31', '2026-03-31'];

let app: FastifyInstance;
let cookie: string;
let expected: Recomputed[];
let found: Recomputed[];
beforeAll(async () => {
  app = await buildTestApp();
  await loadSample(app.db, () => undefined);
  await addPeople(app.db, demoAccounts, demoPassword);
  await seedDemoContent(app.db, app.clock.now());
  cookie = await signInToDemo();
  found = (await purifiedByThePage()).sort(oldest);
  const { user } = (await read('session')).json<{ user: { _id: string } }>();
  const facts = await readFacts(app.db, user._id);
  expected = facts.flatMap((company) => recompute(company, years)).sort(oldest);
}, 600_000);
afterAll(() => app.close());

async function signInToDemo(): Promise<string> {
  const payload = { email: 'pro@tayyib.example', password: demoPassword, deviceType: 0 };
  const reply = await app.inject({ method: 'POST', url: '/api/login', payload });
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
}

const headers = () => ({ cookie, 'sec-fetch-site': 'same-origin' });
const read = (url: string) => app.inject({ url: `/api/${url}`, headers: headers() });

async function purifiedByThePage(): Promise<Recomputed[]> {
  const { entries } = PortfolioReply.parse((await read('portfolio')).json());
  const own: Map<string, PortfolioEntry[]> = entriesByIsin(entries);
  const payload = { isins: [...own.keys()], standard: 'TASIS', withWatched: false };
  const facts = PortfolioFactsReply.parse(
    (await app.inject({ method: 'POST', url: '/api/portfolio/facts', payload, headers: headers() })).json(),
  );
  const reply = PurificationYearsReply.parse(
    (await read(`purification/years?isins=${[...own.keys()].join(',')}&standard=TASIS`)).json(),
  );
  return facts.companies.flatMap(({ isin, stock_code: symbol, steps }) => {
    const company = reply.companies.find((each) => each.isin === isin) ?? null;
    return holdingsOfEntries(own.get(isin) ?? [], steps).flatMap((part) => {
      const holding = { ...newHolding('1', symbol, isin), ...part };
      return purifyHolding(holding, company, reply.day)
        .years.filter(({ facts: { year } }) => years.includes(year.to))
        .map(({ facts: { year }, methods }) => {
          const due = (id: MethodId) => {
            const { amount } = methods[id];
            if (amount === null) return null;
            const { leastPaise, mostPaise } = dueOf(amount);
            return [leastPaise, mostPaise ?? Infinity] as const;
          };
          return {
            symbol,
            boughtOn: part.boughtOn ?? '',
            soldOn: part.soldOn,
            year: year.to,
            due: {
              dividend: due('dividend'),
              shareHeld: due('shareHeld'),
              gain: due('gain'),
              unitDay: due('unitDay'),
            },
          };
        });
    });
  });
}

it('purifies the demo portfolio by four methods as recomputed from the facts', () => {
  expect(expected.length).toBeGreaterThan(40);
  expect(found).toEqual(expected);
});

it('is the table in the README of the calculators', () => {
  const table = tableOf(expected, years);
  const readme = readFileSync(inRoot('mfe-tools', 'README.md'), 'utf8');
  const rows = readme.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  for (const cells of table) expect(rows).toContainEqual(cells);
});

it('has at least eight companies in three years, some of them open, one held in breach and one sold in breach', async () => {
  const three = years.slice(0, 3);
  const symbols = new Set(expected.filter(({ year }) => three.includes(year)).map(({ symbol }) => symbol));
  expect(symbols.size).toBeGreaterThanOrEqual(8);
  for (const year of years)
    expect(
      totalOf(expected.flatMap((row) => (row.year === year ? [row.due.dividend] : []))).knownPaise,
    ).toBeGreaterThan(0);
  const { entries } = PortfolioReply.parse((await read('portfolio')).json());
  const isins = [...new Set(entries.map(({ isin }) => isin))].join(',');
  const reply = PurificationYearsReply.parse((await read(`purification/years?isins=${isins}`)).json());
  const inBreach = reply.companies.filter(({ breachSince }) => breachSince !== null);
  expect(inBreach.map((company) => company.stock_code)).toEqual(['ITC', 'TATASTEEL']);
});

it('owes in its ledger what it owes by dividend where that is known', async () => {
  const { lines } = LedgerReply.parse((await read('purification/ledger')).json());
  const keyOf = (symbol: string, year: string) => `${symbol} ${year}`;
  const keys = [...new Set(expected.map(({ symbol, year }) => keyOf(symbol, year)))];
  const known = keys.flatMap((key) => {
    const rows = expected.filter(({ symbol, year }) => keyOf(symbol, year) === key);
    const { knownPaise, boundedCount, unknownCount } = totalOf(rows.map(({ due }) => due.dividend));
    return boundedCount + unknownCount === 0 ? [[key, knownPaise] as const] : [];
  });
  const symbols = await app.db.select({ isin: securities.isin, symbol: securities.symbol }).from(securities);
  const symbolOf = new Map(symbols.map(({ isin, symbol }) => [isin, symbol]));
  const dues = balancesOf(lines).map(
    ({ isin, yearTo, duePaise }) => [keyOf(symbolOf.get(isin ?? '') ?? '', yearTo), duePaise] as const,
  );
  expect(new Map(dues)).toEqual(new Map(known));
  expect(lines.some(({ kind }) => kind === 'payment')).toBe(true);
});
