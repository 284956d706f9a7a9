import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyReply } from 'fastify';
import type { FiledResults } from './FiledResults';
import { bseDocumentName, bseRow, documentOf, nseDocumentName, nseRow, rssOf } from './FiledResults';

/** How a request is answered wrongly. */
type Misbehaviour =
  | { how: 'refuses'; status: number; retryAfterSeconds?: number }
  | { how: 'web-page' | 'empty-object' | 'cut' | 'half-xml' | 'hangs-up' }
  | { how: 'slow'; ms: number }
  | { how: 'redirects'; to: string };

type Rule = Misbehaviour & {
  /** Of the path with the host before it. */
  path: RegExp;
  /** How many requests; all by default. */
  times?: number;
};

interface ExchangeRequest {
  host: string;
  /** With the query. */
  path: string;
  at: number;
  headers: Record<string, string | string[] | undefined>;
}

interface Options {
  /** The time of requests; that of the machine by default. */
  now?: () => number;
  port?: number;
}

const newestOfRss = 20;
const page = '<!DOCTYPE html><html><body><h1>Access Denied</h1></body></html>';

/**
 * A fake of both exchanges on this machine, for `FEEDS_MIRROR`. It lists and sends the filings that were filed, replays recorded answers, and
 * misbehaves on order.
 */
export async function startExchanges({ now = Date.now, port = 0 }: Options = {}) {
  const filings: FiledResults[] = [];
  const replayed = new Map<string, string | Buffer>();
  const rules: Rule[] = [];
  const requests: ExchangeRequest[] = [];
  const missing = new Set<string>();
  const app = fastify({ logger: false, forceCloseConnections: true });

  const newestFirst = () => [...filings].sort((a, b) => b.number - a.number);
  const documents = new Map<string, FiledResults>();

  app.get('/:host/*', async ({ params, raw, headers }, reply) => {
    const { host = '', '*': rest = '' } = params as Record<string, string>;
    const path = (raw.url ?? '').slice(host.length + 1);
    requests.push({ host, path, at: now(), headers });
    const rule = rules.find((one) => one.path.test(`${host}${path}`) && (one.times ?? 1) > 0);
    if (rule?.times !== undefined) rule.times -= 1;
    const answer = answerTo(host, `/${rest}`, new URLSearchParams(path.split('?')[1]));
    if (rule !== undefined && rule.how !== 'slow') return misbehave(reply, rule, answer);
    if (rule?.how === 'slow') await sleep(rule.ms);
    return answer === undefined ? reply.code(404).send('Not found') : reply.send(answer);
  });

  const answerTo = (host: string, path: string, query: URLSearchParams): string | Buffer | undefined => {
    const recorded = replayed.get(`${host}${path}`);
    if (recorded !== undefined) return recorded;
    const name = path.split('/').at(-1) ?? '';
    if (missing.has(name)) return undefined;
    switch (`${host}${path}`) {
      case 'nsearchives.nseindia.com/content/RSS/Integrated_Filing_Financials.xml':
        return rssOf(newestFirst().slice(0, newestOfRss));
      case 'api.bseindia.com/BseIndiaAPI/api/Corp_FinanceResult_ng/w': {
        const code = query.get('SCRIP_CD');
        const Table = newestFirst().filter(({ scripCode }) => !code || scripCode === code);
        return JSON.stringify({ Table: Table.map(bseRow) });
      }
      case 'www.nseindia.com/api/integrated-filing-results': {
        const of = newestFirst().filter(({ symbol }) => [null, symbol].includes(query.get('symbol')));
        const at = Number(query.get('page'));
        const size = Number(query.get('size'));
        const data = of.slice((at - 1) * size, at * size).map(nseRow);
        return JSON.stringify({ data, size, page: at, totalCount: of.length });
      }
      case 'www.nseindia.com/api/corporates-financial-results':
        return '[]';
    }
    const filing = documents.get(name.replace(/\.(xml|html)$/, ''));
    return filing && documentOf(filing);
  };

  const address = await app.listen({ host: '127.0.0.1', port });
  return {
    /** For `FEEDS_MIRROR`. */
    mirror: new URL(address),
    requests,
    /** Files results with both exchanges, or with those named. */
    file: (...filed: FiledResults[]) => {
      for (const filing of filed) {
        filings.push(filing);
        documents.set(nseDocumentName(filing).replace(/\.xml$/, ''), filing);
        documents.set(bseDocumentName(filing), filing);
      }
    },
    /** Answers a path, written with its host, as it was recorded. */
    replay: (path: string, body: string | Buffer) => void replayed.set(path, body),
    /** The document is listed and not there. */
    lose: (name: string) => void missing.add(name),
    misbehave: (rule: Rule) => void rules.push(rule),
    behave: () => void rules.splice(0),
    /** As if just started. */
    reset: () => {
      for (const list of [filings, rules, requests]) list.splice(0);
      for (const known of [replayed, missing, documents]) known.clear();
    },
    /** How often each address was requested. */
    counts: () => {
      const counts = new Map<string, number>();
      for (const { host, path } of requests)
        counts.set(`${host}${path}`, (counts.get(`${host}${path}`) ?? 0) + 1);
      return counts;
    },
    stop: () => app.close(),
  };
}

function misbehave(reply: FastifyReply, rule: Misbehaviour, answer: string | Buffer = ''): FastifyReply {
  const body = Buffer.from(answer);
  switch (rule.how) {
    case 'refuses':
      if (rule.retryAfterSeconds !== undefined) void reply.header('retry-after', rule.retryAfterSeconds);
      return reply.code(rule.status).send('No.');
    case 'web-page':
      return reply.type('text/html').send(page);
    case 'empty-object':
      return reply.send('{}');
    case 'half-xml':
      return reply.send(body.subarray(0, body.length / 2));
    case 'redirects':
      return reply.redirect(rule.to);
    case 'cut':
      reply.hijack();
      reply.raw.writeHead(200, { 'content-length': body.length });
      reply.raw.write(body.subarray(0, body.length / 2), () => reply.raw.destroy());
      return reply;
    case 'hangs-up':
      reply.hijack();
      reply.raw.destroy();
      return reply;
    case 'slow':
      return reply;
  }
}

export type Exchanges = Awaited<ReturnType<typeof startExchanges>>;

/** A made-up company of that number below 26,000, with an ISIN whose check digit is right. */
export function companyOf(
  number: number,
): Pick<FiledResults, 'symbol' | 'scripCode' | 'isin' | 'companyName'> {
  const letter = String.fromCodePoint('A'.codePointAt(0)! + Math.floor(number / 1000));
  return {
    symbol: `CO${number}`,
    scripCode: String(500_000 + number),
    isin: withCheckDigit(`INE${String(number % 1000).padStart(3, '0')}${letter}0101`),
    companyName: `Company ${number} Limited`,
  };
}

function withCheckDigit(isin: string): string {
  const digits = [...isin].map((sign) => parseInt(sign, 36)).join('');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${isin}${(10 - (sum % 10)) % 10}`;
}
