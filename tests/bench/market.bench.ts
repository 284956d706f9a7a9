import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, standards, type CompanyFacts } from '@tayyib/shared/shariah';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config';
import { openStore } from '../../server/src/database/openStore';
import { seedDemoAccounts } from '../../server/src/database/seed/demoAccounts';
import { seedSample } from '../../server/src/database/seed/seedSample';
import { companyRecords } from '../../server/src/features/facts/companyFacts';
import { marketCaps, securities } from '../../server/src/features/facts/factsTables';
import { inBatches } from '../../server/src/features/facts/inBatches';
import { privilegesOf } from '../../server/src/features/sessions/privileges';
import { createSessionRepository } from '../../server/src/features/sessions/sessionRepository';
import { users } from '../../server/src/features/identity/identityTables';
import { verdicts } from '../../server/src/features/verdicts/verdictsTables';
import { sessionCookie } from '../../server/src/plugins/sessionCookie';

// How long search and a screen take over a market of 10,000 companies, asked over HTTP by a signed-in person, beside a
// request that only finds out who asks: the rest is what the machine and the session cost.

const COMPANIES = 10_000;
const ROUNDS = 400;
const TODAY = '2026-11-21';

const words = ['Tata', 'Steel', 'Power', 'Bharat', 'Agro', 'Pharma', 'Motors', 'Textile', 'Chem', 'Infra'];
const nameOf = (n: number) =>
  `${words[n % 10]} ${words[Math.floor(n / 10) % 10]} ${words[Math.floor(n / 100) % 10]} ${n} Limited`;

/** The n-th made-up company: the facts of one of the sample under another name. */
function companyLike(sample: CompanyFacts, n: number): CompanyFacts {
  const isin = `INE${String(n).padStart(6, '0')}010`;
  return { ...sample, isin, symbol: `CO${n}`, name: nameOf(n) };
}

async function fillMarket(db: Parameters<typeof seedSample>[0]): Promise<void> {
  await seedSample(db);
  const sample = (await companyRecords(db)).map(({ filings, ...facts }) => ({
    ...facts,
    filing: filings.at(-1) ?? null,
  }));
  const numbers = Array.from({ length: COMPANIES - sample.length }, (_, at) => at + 1);
  await inBatches(numbers, async (batch) => {
    const made = batch.flatMap((n) => {
      const like = sample[n % sample.length];
      return like ? [companyLike(like, n)] : [];
    });
    await db.insert(securities).values(
      made.map(({ isin, symbol, name, industry }) => ({
        isin,
        symbol,
        name,
        sector: industry?.sector ?? null,
        searchKey: '',
        source: 'made up',
        asOf: TODAY,
      })),
    );
    const caps = made.flatMap(({ isin, marketCaps: its }) =>
      its.map(({ source, ...cap }) => ({ isin, ...cap, ...source, contentHash: '' })),
    );
    if (caps.length > 0) await db.insert(marketCaps).values(caps);
    await db.insert(verdicts).values(
      made.flatMap((facts) =>
        standards.map((standard) => {
          const verdict = judge(facts, standard, TODAY);
          const { isin, status, accountsTo, receipt } = verdict;
          const { id, edition } = standard;
          return { isin, standard: id, edition, status, accountsTo, verdict, receipt, cause: 'Made up' };
        }),
      ),
    );
  });
}

/**
 * Asks the questions in turn, over one connection, and prints how long answers took, and the processor time of asking and
 * answering together, which a busy machine does not lengthen.
 */
async function measure(title: string, headers: HeadersInit, addresses: readonly string[]): Promise<void> {
  const times: number[] = [];
  let spent = process.cpuUsage();
  for (let round = 0; round < ROUNDS + 20; round += 1) {
    const startedMs = performance.now();
    const reply = await fetch(addresses[round % addresses.length] ?? '', { headers });
    await reply.text();
    if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}.`);
    // the first few compile the code
    if (round === 19) spent = process.cpuUsage();
    if (round >= 20) times.push(performance.now() - startedMs);
  }
  const { user, system } = process.cpuUsage(spent);
  const cpuMs = ((user + system) / 1000 / ROUNDS).toFixed(2).padStart(6);
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(6);
  console.log(
    `${title.padEnd(46)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   p99 ${at(0.99)} ms   cpu ${cpuMs} ms`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-bench-'));
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir });
const store = await openStore(config, console.error);
try {
  await seedDemoAccounts(store.db);
  await fillMarket(store.db);
  const [person] = await store.db.select().from(users).limit(1);
  if (!person) throw new Error('There are no demo accounts.');
  const { token } = await createSessionRepository(store.db).open(
    { userId: person.id, kind: 'browser', deviceId: randomUUID(), privileges: privilegesOf(person) },
    new Date(),
  );
  const headers = { cookie: `${sessionCookie}=${token}` };
  const app = await buildApp({ config, store });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const asking = (path: string, questions: readonly string[]) =>
    questions.map((question) => `${address}/api/${path}?${question}`);

  const startedMs = performance.now();
  await (await fetch(`${address}/api/search?q=a`, { headers })).text();
  console.log(`Reading ${COMPANIES} companies into memory: ${(performance.now() - startedMs).toFixed(0)} ms`);
  await measure('who am I (the floor)', headers, asking('session', ['']));
  await measure(
    'search (bar p99 5 ms)',
    headers,
    asking('search', [
      'q=t',
      'q=tata',
      'q=tatasteel',
      'q=co99',
      'q=ower+bh',
      'q=limited',
      'q=zzzz',
      'q=reliance',
    ]),
  );
  await measure(
    'screen (bar p99 10 ms)',
    headers,
    asking('stocks', [
      '',
      'badge=compliant&maxDebt=0.25&maxImpureIncome=0.03&size=large&sector=Energy&sector=Healthcare&q=ta&sort=debt&order=asc',
      'badge=compliant,under_review&sort=name&order=asc&page=40',
      'standard=AAOIFI&badge=non_compliant&sort=liquidity&pageSize=100',
    ]),
  );
  await measure('one stock', headers, [`${address}/api/stocks/RELIANCE`, `${address}/api/stocks/CO77`]);
  await app.close();
} finally {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
