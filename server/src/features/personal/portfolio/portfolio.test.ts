import type { PortfolioEntry, PortfolioFactsReply } from '@tayyib/shared/contracts';
import { portfolioLimits } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildSampleApp, signedIn, userIdOf } from '../../../testing';
import { consentEvents } from '../../../database/schema/accounts/consentTables';
import { symbolChanges } from '../../../database/schema/facts/companyTables';
import { securities } from '../../../database/schema/facts/factsTables';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { browserOf, tradeCompany } from '../watchlists/watchlistFixtures';

const reliance = 'INE002A01018';
const itc = 'INE154A01025';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
  const source = { publisher: 'NSE', document: 'actions.csv', asOf: '2024-01-01', contentHash: 'test' };
  await app.db.insert(corporateActions).values([
    {
      ...source,
      isin: reliance,
      part: 0,
      exDate: '2023-08-21',
      kind: 'dividend',
      subject: 'Dividend - Rs 9',
      dividendRupees: '9',
    },
    ...[
      { kind: 'rights', exDate: '2020-05-13', subject: 'Rights 1:15 @ Premium Rs 1247/-', part: 0 } as const,
      { kind: 'demerger', exDate: '2023-10-02', subject: 'Demerger/ Demerger', part: 0 } as const,
      { kind: 'demerger', exDate: '2023-10-02', subject: 'Demerger/ Demerger', part: 1 } as const,
      { kind: 'merger', exDate: '2099-01-01', subject: 'Amalgamation', part: 0 } as const,
      { kind: 'buyback', exDate: '2021-01-04', subject: 'Buy Back', part: 0 } as const,
    ].map((action) => ({ ...source, isin: reliance, ...action })),
  ]);
  const renamed = { publisher: 'NSE symbol changes', document: 'symbolchange.csv', contentHash: '' };
  const motors = { isin: 'INE155A01022', ...renamed };
  await app.db.insert(symbolChanges).values([
    {
      ...motors,
      former: 'TELCO',
      current: 'TATAMOTORS',
      name: 'Tata Motors Limited',
      day: '2003-12-26',
      asOf: '2026-07-10',
    },
    { ...motors, former: 'TATAMOTORS', current: 'TMPV', name: null, day: '2025-10-24', asOf: '2026-07-10' },
  ]);
  await app.db.insert(securities).values({
    isin: 'INE1TAE01010',
    symbol: 'TMCV',
    name: 'Tata Motors Limited',
    listedOn: '2025-11-12',
    source: 'NSE list',
    asOf: '2026-07-10',
  });
  const close = { isin: reliance, exchange: 'NSE', previousClose: null } as const;
  await tradeCompany(app, { ...close, day: '2024-01-02', close: '2600.05' });
});
afterAll(() => app.close());

async function ask(name: PersonName, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const headers = await signedIn(app, name);
  const reply = await app.inject({ method, url: `/api/${path}`, headers, ...(body && { payload: body }) });
  return { status: reply.statusCode, body: reply.json() };
}

const agree = (name: PersonName, isGiven = true) => ask(name, 'PUT', 'consents/portfolio', { isGiven });
const add = (name: PersonName, entries: readonly object[]) =>
  ask(name, 'POST', 'portfolio/entries', { entries });

const bought = (key: string, part: Partial<PortfolioEntry> = {}): PortfolioEntry => ({
  key,
  kind: 'buy',
  isin: reliance,
  day: '2023-04-03',
  quantity: 10,
  amountPaise: 2_345_050,
  chargesPaise: 1_520,
  source: 'typed',
  ...part,
});

describe('a portfolio', () => {
  it('is stored only with consent to it', async () => {
    expect((await ask('ann', 'GET', 'portfolio')).body).toEqual({ isStored: false, entries: [] });
    expect(await add('ann', [bought('a')])).toMatchObject({
      status: 403,
      body: { code: 'portfolio-consent-needed' },
    });
    await agree('ann');
    expect((await add('ann', [bought('a')])).body).toEqual({ added: 1, duplicates: 0, stored: 1 });
    expect((await ask('ann', 'GET', 'portfolio')).body).toEqual({ isStored: true, entries: [bought('a')] });
  });

  it('waits for a user who agreed to an earlier text, until they agree to the present one', async () => {
    await agree('rafi');
    await add('rafi', [bought('a')]);
    const consent = { userId: await userIdOf(app, 'rafi'), purpose: 'portfolio', action: 'given' } as const;
    await app.db.insert(consentEvents).values({ ...consent, version: '2026-11-24', at: new Date() });
    expect((await ask('rafi', 'GET', 'portfolio')).body).toEqual({
      isStored: false,
      entries: [],
      waiting: 1,
    });
    await agree('rafi');
    expect((await ask('rafi', 'GET', 'portfolio')).body).toEqual({ isStored: true, entries: [bought('a')] });
  });

  it('is erased when the consent is withdrawn, and hidden at once', async () => {
    await agree('adil');
    await add('adil', [bought('a')]);
    await agree('adil', false);
    expect((await ask('adil', 'GET', 'portfolio')).body).toEqual({ isStored: false, entries: [] });
    await app.jobs.runDue('consent.withdrawn');
    await agree('adil');
    expect((await ask('adil', 'GET', 'portfolio')).body.entries).toEqual([]);
  });

  it('contains an entry once, however often it is imported', async () => {
    await agree('bob');
    const sold = bought('z:2', { kind: 'sell', day: '2024-05-06', amountPaise: null });
    expect((await add('bob', [bought('z:1'), sold, bought('z:1')])).body).toEqual({
      added: 2,
      duplicates: 1,
      stored: 2,
    });
    expect((await add('bob', [bought('z:1'), bought('z:3')])).body).toEqual({
      added: 1,
      duplicates: 1,
      stored: 3,
    });
    const { entries } = (await ask('bob', 'GET', 'portfolio')).body;
    expect(entries.map(({ key }: PortfolioEntry) => key)).toEqual(['z:1', 'z:3', 'z:2']);
  });

  it('loses single entries and all of them on request, and only those of its user', async () => {
    for (const name of ['paro', 'rafi'] as const) {
      await agree(name);
      await add(name, [bought('a'), bought('b')]);
    }
    expect((await ask('paro', 'POST', 'portfolio/entries/remove', { keys: ['a', 'x'] })).body).toEqual({
      removed: 1,
    });
    expect((await ask('paro', 'DELETE', 'portfolio')).body).toEqual({ removed: 1 });
    expect((await ask('rafi', 'GET', 'portfolio')).body.entries).toHaveLength(2);
  });

  it('is in the export of its user', async () => {
    await agree('rafi');
    await add('rafi', [bought('exported')]);
    const { body } = await ask('rafi', 'GET', 'profile/export');
    expect(JSON.stringify(body)).toContain('exported');
  });

  it.each([
    ['a fraction of a share', { quantity: 1.5 }],
    ['a fraction of a paisa', { amountPaise: 10.5 }],
    ['no shares', { quantity: 0 }],
    ['money below nothing', { chargesPaise: -1 }],
    ['a day that never was', { day: '2023-02-30' }],
    ['no ISIN', { isin: 'RELIANCE' }],
    ['a key with spaces', { key: 'a b' }],
  ])('refuses %s', async (_what, part) => {
    await agree('bob');
    expect((await add('bob', [{ ...bought('bad'), ...part }])).status).toBe(400);
  });

  it('replaces entries by others at once, or not at all', async () => {
    await agree('adil');
    await add('adil', [bought('old'), bought('other')]);
    const replace = (entries: readonly object[]) =>
      ask('adil', 'POST', 'portfolio/entries', { entries, replaced: ['old', 'unknown'] });
    const keys = async () =>
      (await ask('adil', 'GET', 'portfolio')).body.entries.map(({ key }: PortfolioEntry) => key);
    expect((await replace([bought('new', { quantity: 0 })])).status).toBe(400);
    expect(await keys()).toEqual(['old', 'other']);
    expect((await replace([bought('new')])).body).toEqual({ added: 1, duplicates: 0, stored: 2 });
    expect(await keys()).toEqual(['new', 'other']);
  });

  it('has a limit, which an import that exceeds it does not pass in part', async () => {
    await agree('basim');
    const longest = { quantity: portfolioLimits.shares, amountPaise: portfolioLimits.paise };
    const entries = Array.from({ length: portfolioLimits.entries - 1 }, (_, at) =>
      bought(`${at}:${'k'.repeat(114)}`, { ...longest, chargesPaise: portfolioLimits.paise }),
    );
    const { length } = entries;
    expect((await add('basim', entries)).body).toEqual({ added: length, duplicates: 0, stored: length });
    const replaced = entries.slice(0, 2).map(({ key }) => key);
    const more = ['one', 'two', 'three', 'four'].map((key) => bought(key));
    expect(await ask('basim', 'POST', 'portfolio/entries', { entries: more, replaced })).toMatchObject({
      status: 409,
      body: { code: 'portfolio-full' },
    });
    // as before: neither were those removed
    expect((await add('basim', entries)).body).toEqual({ added: 0, duplicates: length, stored: length });
    const keys = entries.map(({ key }) => key);
    expect((await ask('basim', 'POST', 'portfolio/entries/remove', { keys })).body.removed).toBe(length);
  });

  it('is refused to visitors', async () => {
    expect((await app.inject('/api/portfolio')).statusCode).toBe(401);
  });
});

describe('what is on file of a portfolio', () => {
  const factsOf = async (name: PersonName, body: object): Promise<PortfolioFactsReply> =>
    (await ask(name, 'POST', 'portfolio/facts', body)).body;

  it('has prices, dividends and the verdict by the requested standard', async () => {
    const { standard, isDetailed, companies } = await factsOf('paro', { isins: [reliance] });
    expect([isDetailed, standard.id]).toEqual([true, 'TASIS']);
    const [company] = companies;
    expect(company?.close).toEqual({ day: '2024-01-02', paise: 260_005 });
    expect(company?.dividends).toContainEqual(expect.objectContaining({ rupees: 9, exDate: '2023-08-21' }));
    // interest, and from none to all of what the accounts call Others
    expect(company?.impureShare?.least).toBeCloseTo(0.011547, 6);
    expect(company?.impureShare?.most).toBeGreaterThan(company?.impureShare?.least ?? Infinity);
    expect(company?.impureYear?.rupeesPerShare.least).toBeGreaterThan(0);
    const aaoifi = await factsOf('paro', { isins: [reliance], standard: 'AAOIFI' });
    expect(aaoifi.standard.id).toBe('AAOIFI');
  });

  it('has the closes of a year by week, none where the last one is too old, and those of owned companies only', async () => {
    await tradeCompany(app, {
      isin: reliance,
      exchange: 'NSE',
      previousClose: null,
      day: '2023-12-18',
      close: '2500',
    });
    const paro = await browserOf(app, 'paro');
    await paro.place('ITC', [await paro.create('Watched')]);
    const { pastDays, companies } = await factsOf('paro', { isins: [reliance], withWatched: true });
    expect(pastDays).toHaveLength(53);
    expect([pastDays.at(0), pastDays.at(-1)]).toEqual(['2023-01-03', '2024-01-02']);
    const [owned, watched] = companies;
    expect(owned?.pastCloses.slice(-4)).toEqual([null, 250_000, 250_000, 260_005]);
    expect(watched).toMatchObject({ isin: itc, pastCloses: [] });
  });

  it('has the notices of rights and demergers, once each, up to today', async () => {
    const { companies } = await factsOf('ann', { isins: [reliance] });
    const [company] = companies;
    const typed = company?.notices.filter(({ source: { document } }) => document === 'actions.csv');
    expect(typed?.map(({ kind, exDate, subject }) => [kind, exDate, subject])).toEqual([
      ['demerger', '2023-10-02', 'Demerger/ Demerger'],
      ['rights', '2020-05-13', 'Rights 1:15 @ Premium Rs 1247/-'],
    ]);
    expect(typed?.[0]?.source.publisher).toBe('NSE');
  });

  it('says since when and why a company is in breach, with the price of that day', async () => {
    const { companies } = await factsOf('paro', { isins: [itc] });
    expect(companies[0]).toMatchObject({ badge: 'non_compliant' });
    // cigarettes and hotels, not interest alone
    expect(companies[0]?.impureShare?.least).toBeGreaterThan(0.45);
    expect(companies[0]?.impureYear?.rupeesPerShare.least).toBeGreaterThan(20);
    expect(companies[0]?.breach).toMatchObject({
      since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      reason: expect.stringMatching(/\.$/),
    });
    expect(companies[0]?.changes.every(({ badge }) => badge !== undefined)).toBe(true);
  });

  it('has no history of verdicts and no accounts for plans without detail', async () => {
    const { isDetailed, companies } = await factsOf('ann', { isins: [itc] });
    expect(isDetailed).toBe(false);
    expect(companies[0]).toMatchObject({ breach: null, impureShare: null, impureYear: null, changes: [] });
    expect(companies[0]?.badge).toBe('non_compliant');
  });

  it('finds companies by the codes and names of brokers, and omits unknown ones', async () => {
    const names = ['RELIANCE-EQ', 'itc ltd.', 'Nobody Textiles'];
    const { found, companies } = await factsOf('ann', { names });
    expect(found).toEqual([
      { name: 'RELIANCE-EQ', isin: reliance },
      { name: 'itc ltd.', isin: itc },
    ]);
    expect(companies.map(({ isin }) => isin)).toEqual([reliance, itc]);
  });

  it.each([
    ['NSE:RELIANCE', reliance],
    ['RELIANCE.NS', reliance],
    ['500325', reliance],
    ['BSE:500325', reliance],
    ['RELIANCE INDS', reliance],
    ['TATA CONSULTANCY SERV LT', 'INE467B01029'],
    ['HINDUSTAN UNILEVER L', 'INE030A01027'],
    ['ASIAN PAINTS (I) LTD', null],
    ['NASDAQ:ITC', null],
  ])('finds the company of %s', async (name, isin) => {
    const { candidates = [] } = await factsOf('ann', { names: [name] });
    expect([...new Set(candidates.map((each) => each.isin))]).toEqual(isin === null ? [] : [isin]);
  });

  it('names all companies that had a name, each with its days', async () => {
    const { candidates = [], found } = await factsOf('ann', { names: ['TATA MOTORS LTD', 'TATAMOTORS'] });
    expect(candidates.map(({ name, isin, from, until }) => [name, isin, from, until]).toSorted()).toEqual([
      ['TATA MOTORS LTD', 'INE155A01022', null, '2025-10-24'],
      ['TATA MOTORS LTD', 'INE1TAE01010', '2025-11-12', null],
      ['TATAMOTORS', 'INE155A01022', null, '2025-10-24'],
    ]);
    expect(found.map(({ isin }) => isin)).toEqual(['INE1TAE01010', 'INE155A01022']);
  });

  it('finds the shares of an ISIN from before a split', async () => {
    const { found, companies } = await factsOf('ann', { isins: ['INE154A01017', 'INE999Z01010'] });
    expect(found).toEqual([{ name: 'INE154A01017', isin: itc }]);
    expect(companies.map(({ isin }) => isin)).toEqual([itc]);
  });

  it('includes watched companies on request', async () => {
    const paro = await browserOf(app, 'paro');
    await paro.place('ITC', [await paro.create('Mine')]);
    expect((await factsOf('paro', {})).companies).toEqual([]);
    const { companies } = await factsOf('paro', { withWatched: true, isins: [reliance] });
    expect(companies.map(({ isin, isWatched }) => [isin, isWatched])).toEqual([
      [reliance, false],
      [itc, true],
    ]);
  });
});
