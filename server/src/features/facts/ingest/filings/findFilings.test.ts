import type { FastifyInstance } from 'fastify';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { bseDocumentName, nseDocumentName, nseRow } from '../../../../testing/exchanges/FiledResults';
import type { Exchanges } from '../../../../testing/exchanges/startExchanges';
import { companyOf, startExchanges } from '../../../../testing/exchanges/startExchanges';
import { feedRuns } from '../../../../database/schema/facts/factsTables';
import { knownFilings } from '../../../../database/schema/facts/filingTables';
import type { FetchContext } from '../fetching/FetchContext';
import { fetchSource } from '../fetching/fetchSource';
import { fetchStateOf } from '../fetching/fetchState';
import { feedByName } from '../importing/importFiles';
import { filingSources } from './filingSources';
import { exchangeHosts } from './hosts/exchangeHosts';
import { fakeClock, filingsOf, listCompanies, pacedContext, resultsOf } from './filingsFixtures';
import { minuteMs } from '../../../../lib/durations';

let app: FastifyInstance;
let exchanges: Exchanges;
let clock: ReturnType<typeof fakeClock>;
let context: FetchContext;
beforeAll(async () => {
  exchanges = await startExchanges({ now: () => clock.now().getTime() });
  app = await buildTestApp({ feeds: { isOn: true, mirror: exchanges.mirror } });
});
afterAll(async () => {
  await app.close();
  await exchanges.stop();
});
beforeEach(async () => {
  clock = fakeClock('2026-07-20T04:00:00Z');
  exchanges.reset();
  await resetDatabase(app);
  context = pacedContext(app, clock);
  await listCompanies(app, 5);
});

function source(key: string) {
  const found = filingSources.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no source ${key}.`);
  return found;
}

const poll = (key = 'nse-filings-rss') => fetchSource(context, source(key));

describe('finding filings', () => {
  it('finds one filing in all three lists once, and completes what it knows', async () => {
    const filing = resultsOf(1);
    exchanges.file(filing);
    expect(await poll()).toMatchObject({ kind: 'imported' });
    expect(await filingsOf(app)).toMatchObject([
      { exchange: 'NSE', company: null, isin: filing.isin, periodEnd: null, state: 'waiting', priority: 2 },
    ]);
    await poll('nse-filings-list');
    await poll('bse-filings-list');
    expect(await filingsOf(app)).toMatchObject([
      {
        key: nseRow(filing).xbrl,
        company: 'CO1',
        periodEnd: '2026-03-31',
        nature: 'consolidated',
        sequence: String(filing.number),
        priority: 2,
      },
      {
        exchange: 'BSE',
        company: filing.scripCode,
        nature: 'consolidated',
        filedAt: new Date('2026-07-20T02:28:45.000Z'),
      },
    ]);
    await poll();
    expect(await app.db.$count(knownFilings)).toBe(2);
  });

  it('records a poll without news in no run', async () => {
    exchanges.file(resultsOf(1));
    await poll();
    exchanges.file(resultsOf(1)); // the same company again: another document
    await poll();
    await poll();
    expect(await app.db.$count(feedRuns)).toBe(2);
  });

  it('is not confused by repeated and shuffled items', async () => {
    const one = resultsOf(1);
    const two = resultsOf(2);
    exchanges.file(two, one, two);
    await poll();
    expect((await filingsOf(app)).map(({ companyName }) => companyName).sort()).toEqual([
      one.companyName,
      two.companyName,
    ]);
  });

  it('counts rows it cannot read with their reason, and reads the rest', async () => {
    const good = { ...nseRow(resultsOf(1)) };
    exchanges.replay(
      'www.nseindia.com/api/integrated-filing-results',
      JSON.stringify({
        data: [{ symbol: 7 }, { ...good, creation_Date: 'soon', broadcast_Date: null }, good, null],
      }),
    );
    await poll('nse-filings-list');
    const [run] = await app.db.select().from(feedRuns);
    expect(run).toMatchObject({
      stored: 1,
      refused: [{ line: 1 }, { line: 2, reason: expect.stringContaining('"soon"') }, { line: 4 }],
    });
  });

  it('asks again after {}, and takes an empty table for a day without filings', async () => {
    const path = 'api.bseindia.com/BseIndiaAPI/api/Corp_FinanceResult_ng/w';
    exchanges.replay(path, '{}');
    expect(await poll('bse-filings-list')).toMatchObject({ kind: 'failed' });
    expect((await fetchStateOf(app.db, 'bse-filings-list')).nextTryAt).toEqual(
      new Date(clock.now().getTime() + 5 * minuteMs),
    );
    exchanges.replay(path, '{"Table":[]}');
    expect(await poll('bse-filings-list')).toMatchObject({ kind: 'imported' });
  });

  it('waits for the document of a filing of today', async () => {
    const path = 'api.bseindia.com/BseIndiaAPI/api/Corp_FinanceResult_ng/w';
    const row = { Scrip_cd: 500_001, quarter_code: 'JQ2026-2027', Fld_CreateDate: '2026-07-20T21:18:07.233' };
    exchanges.replay(path, JSON.stringify({ Table: [{ ...row, XMLName: '', Consol_XMLName: null }] }));
    await poll('bse-filings-list');
    expect(await filingsOf(app)).toMatchObject([{ state: 'unpublished', periodEnd: '2026-06-30' }]);
    const page = 'IFIndasDuplicateUploadDocument/Integrated_Finance_Ind_As_500001_2072026211629_IFIndAs.html';
    exchanges.replay(path, JSON.stringify({ Table: [{ ...row, XMLName: page, Consol_XMLName: null }] }));
    await poll('bse-filings-list');
    expect(await filingsOf(app)).toMatchObject([
      {
        state: 'waiting',
        nature: 'standalone',
        address: `https://www.bseindia.com/XBRLFILES/${page.replace('html', 'xml')}`,
      },
    ]);
  });

  it('reads every page of a long list', async () => {
    const filings = Array.from({ length: 1203 }, (_, at) => resultsOf(at % 5));
    exchanges.file(...filings);
    await poll('nse-filings-list');
    expect(await app.db.$count(knownFilings)).toBe(1203);
    expect(exchanges.requests.map(({ path }) => /&page=(\d)/.exec(path)?.[1])).toEqual(['1', '2']);
  });

  it.each([
    ['of another site', 'https://example.com/corporate/xbrl/INDAS_1_20072026090000_WEB.xml'],
    ['of a neighbour', 'https://nsearchives.nseindia.com.example.com/corporate/xbrl/INDAS_1_WEB.xml'],
    ['of our own network', 'http://169.254.169.254/corporate/xbrl/INDAS_1_WEB.xml'],
    ['outside the folder of documents', 'https://nsearchives.nseindia.com/corporate/xbrl/../../x.xml'],
    ['with a user', 'https://nsearchives.nseindia.com@example.com/corporate/xbrl/a.xml'],
  ])('never requests an address %s that a list names', async (_what, address) => {
    const row = { ...nseRow(resultsOf(1)), xbrl: address };
    exchanges.replay(
      'www.nseindia.com/api/integrated-filing-results',
      JSON.stringify({ data: [row, nseRow(resultsOf(2))] }),
    );
    await poll('nse-filings-list');
    expect(await filingsOf(app)).toMatchObject([{ company: 'CO2' }]);
    const [run] = await app.db.select().from(feedRuns);
    expect(run?.refused).toMatchObject([{ line: 1, reason: expect.stringContaining('is not an address') }]);
  });
});

it('reads the lists with feeds there are, from hosts of the exchanges', () => {
  for (const { key, feed, address } of filingSources) {
    const { protocol, host } = new URL(address('2026-11-20'));
    expect([key, feedByName(feed)?.name, protocol, exchangeHosts.has(host)]).toEqual([
      key,
      feed,
      'https:',
      true,
    ]);
  }
});

it('names documents as the exchanges do', () => {
  const filing = { ...companyOf(1), ...resultsOf(1, { number: 7 }) };
  expect(nseDocumentName(filing)).toBe('INDAS_7_7_20072026075845_WEB.xml');
  expect(bseDocumentName(filing)).toBe('INDAS_500001_7_20072026075845');
});
