import type { FastifyInstance } from 'fastify';
import { adoptShippedEditions } from '../../features/facts/verdicts/standards/adoptShippedEditions';
import { seedSample } from '../../seed/seedSample';
import { buildTestApp } from '..';
import { idIn } from './idIn';
import { createSubject, type Subject } from './subject';
import { slowStartMs } from '../slowStartMs';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await adoptShippedEditions(app.db);
  await seedSample(app.db);
  await app.ready();
});
afterAll(() => app.close());

/** Companies of the sample with their accounts; ratios decide on the second, Bharti Airtel. */
const isins = ['INE002A01018', 'INE397D01024'];
/** A ratio in a sentence: `is 34.17% of total assets; the limit is 25%`. */
const ratio = /\d% of [^;"]+; the limit is|\d% of [^;"]+, the limit is|\d% of [^;"]+, beyond \d/;

const sharedList = async (owner: Subject) => {
  const list = idIn(
    await owner.bodyOf('POST', '/api/addwatchlistcat', { title: 'Mine', status: 1 }),
    'data._id',
  );
  for (const isin of isins) await owner.bodyOf('PUT', `/api/watchlistcat/${list}/stocks/${isin}`);
  const secret = idIn(await owner.bodyOf('PUT', `/api/watchlistcat/${list}/link`), 'secret');
  return { list, secret };
};

/** What a plan may read, by the place that shows it. */
const places: Readonly<Record<string, (reader: Subject) => Promise<unknown>>> = {
  'the screener': ({ bodyOf }) => bodyOf('GET', '/api/stocks?limit=100'),
  'the screener, by each standard': async ({ bodyOf }) =>
    Promise.all(
      ['AAOIFI', 'SP', 'MSCI'].map((standard) => bodyOf('GET', `/api/stocks?standard=${standard}`)),
    ),
  'the page of a stock': async ({ bodyOf }) =>
    Promise.all(isins.map((isin) => bodyOf('GET', `/api/stocks/${isin}`))),
  'a watchlist': async (reader) =>
    reader.bodyOf('GET', `/api/watchlistcat/${(await sharedList(reader)).list}`),
  'a portfolio': ({ bodyOf }) => bodyOf('POST', '/api/portfolio/facts', { isins, names: [] }),
};

describe.each(Object.entries(places))('%s', (_place, read) => {
  it.each(['free', 'basic'] as const)('has reasons without ratios on the plan %s', async (plan) => {
    const text = JSON.stringify(await read(await createSubject(app, plan)));
    expect(text).toMatch(/the limit of \d+%/);
    expect(ratio.exec(text)?.[0]).toBeUndefined();
  });
});

it('a premium plan has reasons with ratios', async () => {
  const { bodyOf } = await createSubject(app, 'premium');
  expect(JSON.stringify(await bodyOf('GET', `/api/stocks/${isins[0]}`))).toMatch(ratio);
  expect(JSON.stringify(await bodyOf('GET', '/api/stocks?limit=100'))).toMatch(ratio);
});

it('no ratio is sent to whoever has the link of a watchlist, even of a premium user', async () => {
  const { secret } = await sharedList(await createSubject(app, 'premium'));
  const visitor = await createSubject(app, 'visitor');
  const text = JSON.stringify(await visitor.bodyOf('POST', '/api/sharedwatchlist', { secret }));
  expect(text).toMatch(/the limit of \d+%/);
  expect(ratio.exec(text)?.[0]).toBeUndefined();
});
