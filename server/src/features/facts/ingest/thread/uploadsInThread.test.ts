import { startPublisher } from '../../../../testing/exchanges/startPublisher';
import type { FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import { buildTestApp, signedIn } from '../../../../testing';
import { watchLoop } from '../../../../testing/watchLoop';
import { nseFile, nseRows } from '../feedFixtures';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  // the thread is started, and everything is compiled
  expect(await load(app, 'nse-list', 'EQUITY_L.csv', nseFile(...nseRows))).toMatchObject({ status: 201 });
});
afterAll(() => app.close());

async function load(server: FastifyInstance, feed: string, name: string, content: string | Uint8Array) {
  const headers = await signedIn(server, 'sana');
  const form = new FormData();
  form.append('file', new File([Buffer.from(content)], name));
  const request = new Request('http://x', { method: 'POST', body: form });
  const reply = await server.inject({
    method: 'POST',
    url: `/api/staff/feeds/${feed}/files`,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { outcome, reason, message } = reply.json();
  return { status: reply.statusCode, outcome, sentence: String(reason ?? message) };
}

/** Functions are compiled at first, and garbage is collected now and then: what an upload causes, it causes every time. */
const maxUploads = 3;

/** Asks for the server's health again and again while a file is uploaded, and once more where the event loop was blocked. */
async function besides(upload: () => ReturnType<typeof load>) {
  let seen = await besidesOnce(upload);
  for (let uploads = 1; uploads < maxUploads && !seen.eventLoop.isFree; uploads += 1)
    seen = await besidesOnce(upload);
  return seen;
}

async function besidesOnce(upload: () => ReturnType<typeof load>) {
  const loop = watchLoop();
  const started = performance.now();
  let healthy = 0;
  let reply: Awaited<ReturnType<typeof load>> | undefined;
  const asking = async () => {
    while (reply === undefined) {
      const { statusCode } = await app.inject('/api/health');
      if (reply === undefined && statusCode === 200) healthy += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const longestBlockMs = await loop.during(async () => {
    const answered = asking();
    reply = await upload();
    await answered;
  });
  loop.stop();
  const ms = performance.now() - started;
  // on the event loop, reading would be one block of nearly the whole time; a tenth of a second delays nobody
  const isFree = longestBlockMs < Math.max(ms / 2, 100);
  return { ...reply, healthy, eventLoop: { ms, longestBlockMs, isFree } };
}

const megabytes = 20 * 1024 * 1024;
const header = nseFile().split('\n')[0] ?? '';
const attributes = (count: number) => Array.from({ length: count }, (_, at) => ` a${at}="1"`).join('');
/** As large as a filing may be, with as many tags as it may have. */
const heavyFiling = () => {
  const one = `<in-bse-fin:Assets contextRef="OneI" unitRef="INR">${'1'.repeat(40)}</in-bse-fin:Assets>`;
  return `<xbrl xmlns:in-bse-fin="x">${one.repeat(30_000)}</xbrl>`;
};

it.each<[string, string, string, () => string | Uint8Array, RegExp]>([
  ['one line', 'nse-list', 'a.csv', () => `${header}\n${'x'.repeat(megabytes)}\n`, /cannot be told apart/],
  ['quotes', 'nse-list', 'b.csv', () => `${header}\n${'"'.repeat(megabytes)}\n`, /cannot be told apart/],
  ['tags', 'xbrl', 'INDAS_1_3_22042024074704.xml', () => `<xbrl>${'<a/>'.repeat(3_000_000)}</xbrl>`, /tags/],
  ['attributes', 'xbrl', 'INDAS_1_2_22042024074704.xml', () => `<xbrl${attributes(50_000)}/>`, /attributes/],
  [
    'a small zip of 60 MB',
    'nse-list',
    'EQUITY_L.csv.zip',
    () => zipSync({ 'EQUITY_L.csv': Buffer.alloc(60 * 1024 * 1024, 'x,') }),
    /./,
  ],
])(
  'the server goes on answering while staff upload rubbish: %s',
  async (_what, feed, name, content, sentence) => {
    const file = content();
    const { status, outcome, sentence: given, ...beside } = await besides(() => load(app, feed, name, file));
    expect([status, outcome, given]).toEqual([201, 'refused', expect.stringMatching(sentence)]);
    expect(beside.eventLoop).toMatchObject({ isFree: true });
    expect(beside.healthy).toBeGreaterThan(0);
  },
);

it('reads a file that is within every limit beside the event loop', async () => {
  const content = heavyFiling();
  const { outcome, eventLoop, healthy } = await besides(() =>
    load(app, 'xbrl', 'INDAS_1_4_22042024074704.xml', content),
  );
  expect(outcome).toBe('refused');
  expect(eventLoop).toMatchObject({ isFree: true });
  expect(healthy).toBeGreaterThan(0);
});

it('ends the thread of a file that takes more memory than it may, and reads the next one', async () => {
  // enough for an official list, and too little for the tree of a heavy filing
  const readLimits = { heapMb: 24 };
  const limited = await buildTestApp({ feeds: { isOn: false, mirror: undefined, readLimits } });
  try {
    const reply = await load(limited, 'xbrl', 'INDAS_1_5_22042024074704.xml', heavyFiling());
    expect(reply.sentence).toBe('It takes more memory to read than any official file of its kind.');
    expect((await limited.inject('/api/health')).statusCode).toBe(200);
    const next = await load(limited, 'nse-list', 'EQUITY_L.csv', nseFile(...nseRows));
    expect(next).toMatchObject({ status: 201 });
  } finally {
    await limited.close();
  }
});

it('reads files that are fetched in the thread, too', async () => {
  const listPath = '/nsearchives.nseindia.com/content/equities/EQUITY_L.csv';
  const publisher = await startPublisher({ [listPath]: nseFile(...nseRows) });
  const { mirror } = publisher;
  const limited = await buildTestApp({ feeds: { isOn: true, mirror, readLimits: { ms: 1 } } });
  const url = '/api/staff/feeds/sources/nse-list/fetch';
  const reply = await limited.inject({ method: 'POST', url, headers: await signedIn(limited, 'sana') });
  expect(reply.json().sentence).toContain('It takes longer to read than any official file of its kind.');
  await limited.close();
  await publisher.stop();
});

it('ends the thread of a file that takes longer than it may, and refuses the file with a sentence', async () => {
  const limited = await buildTestApp({ feeds: { isOn: false, mirror: undefined, readLimits: { ms: 1 } } });
  const reply = await load(limited, 'xbrl', 'INDAS_1_4_22042024074704.xml', heavyFiling());
  expect(reply.sentence).toBe('It takes longer to read than any official file of its kind.');
  await limited.close();
});
