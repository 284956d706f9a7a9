import type { PortfolioEntry } from '@tayyib/shared/contracts';
import {
  LedgerReply,
  PortfolioFactsReply,
  PortfolioReply,
  PurificationYearsReply,
} from '@tayyib/shared/contracts';
import { balancesOf } from '@tayyib/shared/shariah/purification-ledger';
import type { FastifyInstance } from 'fastify';
import { entriesByIsin } from '../../mfe-portfolio/src/domain/heldOf';
import { purchasesOf } from '../../mfe-portfolio/src/domain/purchasesOf';
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
    return purchasesOf(own.get(isin) ?? [], steps).flatMap((part) => {
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

it('the demo portfolio has at least eight companies in three years, some of them open, one held in breach and one sold in breach', async () => {
  const three = years.slice(0, 3);
  const symbols = new Set(expected.filter(({ year }) => three.includes(year)).map(({ symbol }) => symbol));
  expect(symbols.size).toBeGreaterThanOrEqual(8);
  for (const year of years) {
    const ofYear = expected.filter((row) => row.year === year).map(({ due }) => due.dividend);
    const { knownPaise, leastPaise } = totalOf(ofYear);
    expect(knownPaise + leastPaise).toBeGreaterThan(0);
  }
  const { entries } = PortfolioReply.parse((await read('portfolio')).json());
  const isins = [...new Set(entries.map(({ isin }) => isin))].join(',');
  const reply = PurificationYearsReply.parse((await read(`purification/years?isins=${isins}`)).json());
  const inBreach = reply.companies.filter(({ breachSince }) => breachSince !== null);
  expect(inBreach.map((company) => company.stock_code)).toEqual(['ITC', 'TATASTEEL']);
});

it('the demo portfolio owes in its ledger what it owes by dividend as far as accounts state it', async () => {
  const { lines } = LedgerReply.parse((await read('purification/ledger')).json());
  const symbols = await app.db.select({ isin: securities.isin, symbol: securities.symbol }).from(securities);
  const symbolOf = new Map(symbols.map(({ isin, symbol }) => [isin, symbol]));
  const dues = balancesOf(lines);
  expect(dues.length).toBeGreaterThan(10);
  for (const { isin, yearTo, duePaise } of dues) {
    const symbol = symbolOf.get(isin ?? '') ?? '';
    const rows = expected.filter((row) => row.symbol === symbol && row.year === yearTo);
    const { knownPaise, leastPaise } = totalOf(rows.map(({ due }) => due.dividend));
    expect([symbol, yearTo, duePaise]).toEqual([symbol, yearTo, knownPaise + leastPaise]);
  }
  expect(lines.some(({ kind }) => kind === 'payment')).toBe(true);
});
