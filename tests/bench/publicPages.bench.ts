import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { startProduct } from '../support/startProduct';
import { timingsOf } from './support/timings';

// Public stock pages as search engines and visitors request them, over the full sample: every page once, which the server renders; some
// of them again and again; and the memory of the server in between.

const READY_MS = 300_000;
const AT_ONCE = 4;
/** As many as the server has in memory. */
const PAGES_AGAIN = 200;
const ROUNDS_AGAIN = 20;
const MEGABYTE = 1024;
/** Clock ticks of Linux in a second. */
const TICKS = 100;

const product = await startProduct({ SAMPLE: 'full', TRUST_PROXY: '0' }, READY_MS);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** The body of a page, compressed as browsers accept it. */
const fetched = (path: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    get(new URL(path, product.address), { agent, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const body = Buffer.concat(parts);
        if (reply.statusCode !== 200) reject(new Error(`${path} answered ${reply.statusCode}`));
        else resolve(reply.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      });
    }).on('error', reject);
  });

/** The process that listens at the product's address. */
function serverProcess(): string {
  const { port } = new URL(product.address);
  const listening = execFileSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' });
  const [, pid] = /pid=(\d+)/.exec(listening) ?? [];
  if (pid === undefined) throw new Error(`Nothing listens at port ${port}: ${listening}`);
  return pid;
}

const pid = serverProcess();
const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / MEGABYTE;
/** Seconds of the processor that the server has used: user and system, after the name of the program. */
function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function measure(title: string, paths: readonly string[]): Promise<void> {
  const times: number[] = [];
  const rest = [...paths];
  const cpuBefore = cpuSeconds();
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
        const requestedMs = performance.now();
        await fetched(path);
        times.push(performance.now() - requestedMs);
      }
    }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  const cpu = cpuSeconds() - cpuBefore;
  const { p50, p99 } = timingsOf(times);
  console.log(
    `${title}: ${times.length} pages, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
      `${(times.length / seconds).toFixed(0)} a second, ${(times.length / cpu).toFixed(0)} a second of the processor, ` +
      `memory ${residentMegabytes().toFixed(0)} MB`,
  );
}

try {
  const maps = (await fetched('/sitemap.xml')).toString().match(/(?<=<loc>)[^<]+(?=<\/loc>)/g) ?? [];
  const listed: string[] = [];
  for (const map of maps)
    listed.push(
      ...((await fetched(new URL(map).pathname)).toString().match(/(?<=<loc>)[^<]+(?=<\/loc>)/g) ?? []),
    );
  const stocks = listed
    .map((address) => new URL(address).pathname)
    .filter((path) => /^\/halal\/[^/]+$/.test(path));
  console.log(`${stocks.length} stock pages, memory ${residentMegabytes().toFixed(0)} MB`);
  await measure('every page, the first time', stocks);
  await measure('every page, again', stocks);
  const again = stocks.slice(0, PAGES_AGAIN);
  await measure('some pages, to fill the memory', again);
  await measure('some pages, again and again', Array.from({ length: ROUNDS_AGAIN }, () => again).flat());
  await measure('every page, a third time', stocks);
} finally {
  agent.destroy();
  await product.stop();
}
