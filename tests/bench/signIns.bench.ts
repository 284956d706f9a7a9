import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config/config';
import { openStore } from '../../server/src/database/openStore';
import { addPeople } from '../../server/src/seed/people';
import {
  hashPassword,
  isPasswordRight,
} from '../../server/src/features/accounts/identity/password/passwords';

// The waiting time of a thousand password sign-ins, fifty at a time, each from another network because of the rate limits. Most of it
// is the password hash, which is slow by design.

const PEOPLE = 1000;
const AT_ONCE = 50;
const PASSWORD = 'a password of a bench';

const emailOf = (n: number) => `person${n}@tayyib.example`;
const addressOf = (n: number) => `10.1.${Math.floor(n / 250)}.${(n % 250) + 1}`;

async function signIn(origin: string, n: number): Promise<{ ms: number; status: number }> {
  const startedMs = performance.now();
  const reply = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
    body: JSON.stringify({ email: emailOf(n), password: PASSWORD, deviceType: 0 }),
  });
  await reply.text();
  const hasCookie = reply.headers.getSetCookie().some((cookie) => cookie.startsWith('tayyib_session='));
  return { ms: performance.now() - startedMs, status: hasCookie ? reply.status : 0 };
}

/** The median of nine hashes in an idle process, in milliseconds. */
async function hashCostMs(): Promise<number> {
  const hash = await hashPassword(PASSWORD);
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const startedMs = performance.now();
    await isPasswordRight(PASSWORD, hash);
    times.push(performance.now() - startedMs);
  }
  return times.sort((one, other) => one - other)[4] ?? 0;
}

const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-bench-'));
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
});
const store = await openStore(config, console.error);
try {
  const everyone = Array.from({ length: PEOPLE }, (_, n) => n);
  await addPeople(
    store.db,
    everyone.map((n) => ({ email: emailOf(n), firstName: 'Person', lastName: String(n), plan: 'free' })),
    PASSWORD,
  );
  const costMs = await hashCostMs();
  const app = await buildApp({ config, store });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const answers: { ms: number; status: number }[] = [];
  const waiting = [...everyone];
  const startedMs = performance.now();
  const spent = process.cpuUsage();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let n = waiting.pop(); n !== undefined; n = waiting.pop()) answers.push(await signIn(origin, n));
    }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  const { user, system } = process.cpuUsage(spent);
  const live = await store.pool.query<{ count: string }>('select count(*) from sessions');
  await app.close();

  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  const errors = answers.filter(({ status }) => status !== 200).length;
  console.log(`argon2id, 19 MiB, 2 passes, 1 lane: ${costMs.toFixed(0)} ms for one hash`);
  console.log(
    `${PEOPLE} sign-ins, ${AT_ONCE} at once: p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   errors ${errors}   ` +
      `${(PEOPLE / seconds).toFixed(0)} a second   cpu ${((user + system) / 1000 / PEOPLE).toFixed(1)} ms each   ` +
      `sessions ${live.rows[0]?.count}`,
  );
  if (errors > 0) process.exitCode = 1;
} finally {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
