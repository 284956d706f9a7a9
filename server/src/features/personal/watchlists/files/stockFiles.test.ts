import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn, resetDatabase } from '../../../../testing';
import { securities } from '../../../../database/schema/facts/factsTables';
import { recomputeVerdicts } from '../../../facts/verdicts/judging/recomputeVerdicts';
import { browserOf, isinOf, listCompanies } from '../watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompanies(app, 30);
});

async function previewOf(text: string, present: readonly number[] = []) {
  const ann = await browserOf(app, 'ann');
  const id = await ann.create('Halal IT');
  for (const n of present) await ann.place(isinOf(n), [id]);
  const { status, body } = await ann.ask('POST', `watchlistcat/${id}/import`, { text });
  return { status, body, id, ann };
}

/** Gives companies other names, by their numbers. */
async function rename(names: Readonly<Record<number, string>>) {
  for (const [n, name] of Object.entries(names))
    await app.db
      .update(securities)
      .set({ name })
      .where(eq(securities.isin, isinOf(Number(n))));
}

const found = (body: { stocks: { stock_code: string }[] }) => body.stocks.map(({ stock_code }) => stock_code);

describe('the preview of a file', () => {
  it.each([
    ['tradingview', '###IT,NSE:CO1,BSE:500002,###Other,NSE:CO3'],
    ['tradingview', 'NSE:CO1\r\nBSE:500002\r\nNSE:CO3'],
    [
      'kite',
      '\uFEFF"Instrument","Qty.","Avg. cost","LTP"\r\n"CO1",1,2,3\r\n"CO2-BE",1,"1,234.50",3\r\nCO3,1,2,3',
    ],
    [
      'groww',
      `Name,Ann\nUnique Client Code,123\n\nStock Name,ISIN,Quantity\nCompany 1,${isinOf(1)},1\nCompany 2,${isinOf(2)},1\nCompany 3,${isinOf(3)},9`,
    ],
    ['csv', 'symbol\nco1\nCO2\n500003'],
    ['csv', `${isinOf(1)}\nCO2\nNSE:CO3`],
  ])('of %s names its stocks: %j', async (format, text) => {
    const { body, id, ann } = await previewOf(text);
    expect(body.format).toBe(format);
    expect(found(body)).toEqual(['CO1', 'CO2', 'CO3']);
    expect(body.refused).toEqual([]);
    expect(await ann.stocksIn(id)).toEqual([]);
  });

  it('says of each refused line why, and where it is', async () => {
    const text = 'symbol,target\nCO1,\nNOSUCH,\nCO1,\nCO2,\n,\nCO3,-4\nCO4,"₹1,234.50"';
    const { body } = await previewOf(text, [2]);
    expect(found(body)).toEqual(['CO1', 'CO4']);
    expect(body.stocks[1]).toMatchObject({ line: 8, targetRupees: 1234.5 });
    expect(body.refused).toEqual([
      { line: 3, text: 'NOSUCH, ', reason: 'No stock on file has the code NOSUCH.' },
      { line: 4, text: 'CO1, ', reason: 'Company 1 Limited is named before.' },
      { line: 5, text: 'CO2, ', reason: 'Company 2 Limited is in this watchlist already.' },
      { line: 6, text: ', ', reason: 'It names no stock of NSE or BSE.' },
      { line: 7, text: 'CO3, -4', reason: 'A target is above zero.' },
    ]);
  });

  it('refuses tickers of other exchanges, and stocks beyond the plan', async () => {
    const many = Array.from({ length: 11 }, (_, at) => `NSE:CO${at + 1}`).join(',');
    const { body } = await previewOf(`NSE:CO1,NASDAQ:AAPL,${many}`);
    expect(body.stocks).toHaveLength(10);
    expect(body.refused.map(({ text, reason }: Record<string, string>) => [text, reason])).toEqual([
      ['NASDAQ:AAPL', 'It names no stock of NSE or BSE.'],
      ['NSE:CO1', 'Company 1 Limited is named before.'],
      ['NSE:CO11', 'The watchlist has no room for more stocks.'],
    ]);
  });

  it.each(['A&B', 'A-B'])('finds %s by TradingView’s spelling', async (symbol) => {
    await app.db
      .update(securities)
      .set({ symbol })
      .where(eq(securities.isin, isinOf(5)));
    expect(found((await previewOf('NSE:A_B')).body)).toEqual([symbol]);
  });

  it.each(['', '\n\n', '"never closed\nCO1', '<html></html>', '{"a":1}', '\u0000'])(
    'of %j is no error of ours',
    async (text) => {
      const { status } = await previewOf(text);
      expect([200, 400]).toContain(status);
    },
  );

  it('of a very long file is refused', async () => {
    expect((await previewOf('x'.repeat(100_001))).status).toBe(400);
  });
});

describe('a file of another service', () => {
  it.each([
    ['MCX:GOLD1!,NSE:CO1,NSE:CO2,NSE:CO3', ['MCX:GOLD1!']],
    ['NASDAQ:AAPL\n###IT,NSE:CO1,NSE:CO2\nNSE:CO3', ['NASDAQ:AAPL']],
    ['BINANCE:BTCUSDT,NSE:CO1,BSE:500002,NSE:CO3', ['BINANCE:BTCUSDT']],
    ['CO1,CO2,CO3', []],
    [
      `Name,BSE Code,NSE Code,ISIN Code,Industry\nX,500001,CO1,${isinOf(1)},IT\nY,500002,,,IT\nZ,,CO3,,IT`,
      [],
    ],
    [
      `Stock Symbol,Company Name,ISIN Code,Qty\nAA,A,${isinOf(1)},1\nBB,B,${isinOf(2)},1\nCC,C,${isinOf(3)},1`,
      [],
    ],
    ['Symbol\tQty\nNSE:CO1\t1,00,000\nCO2.NS\t1,00,000\n500003.BO\t1,00,000', []],
    ['Ticker;Last\nCO1-EQ;1,5\nCO2;2,5\nBSE:500003;3,5', []],
  ])('names its stocks: %j', async (text, refused) => {
    const { body } = await previewOf(text);
    expect(found(body)).toEqual(['CO1', 'CO2', 'CO3']);
    expect(body.refused.map((each: { text: string }) => each.text)).toEqual(refused);
  });

  it.each([
    'Name,Price\nAlpha Steels Ltd,12\nBeta & Sons Limited,13\nGamma Pharmaceuticals Limited,14',
    'Company;Sector\nALPHA STEELS;Steel\nBETA AND SONS LTD;Retail\nGAMMA PHARMA LTD;Drugs',
    'Alpha Steels Limited\nBETA & SONS\nGamma Pharmaceuticals Ltd.',
  ])('that has names only gives the companies they mean: %j', async (text) => {
    await rename({ 1: 'Alpha Steels Limited', 2: 'Beta & Sons Limited', 3: 'Gamma Pharmaceuticals Limited' });
    const { body } = await previewOf(text);
    expect(body.refused).toEqual([]);
    expect(found(body)).toEqual(['CO1', 'CO2', 'CO3']);
  });

  it('that has names only says which lines may mean several companies, or none', async () => {
    await rename({
      1: 'Alpha Steels Limited',
      2: 'Alpha Steels India Limited',
      3: 'Alpha Steelworks India Limited',
    });
    const { body } = await previewOf('Stock Name\nAlpha Steel India\nNobody At All Limited\nAlpha Steels');
    expect(found(body)).toEqual(['CO1']);
    expect(body.refused).toEqual([
      {
        line: 2,
        text: 'Alpha Steel India',
        reason:
          '“Alpha Steel India” could be Alpha Steels India Limited or Alpha Steelworks India Limited. Write its code.',
      },
      {
        line: 3,
        text: 'Nobody At All Limited',
        reason: '“Nobody At All Limited” is no listed company we know.',
      },
    ]);
  });

  it('never gives an unknown code the stock of a company whose name begins with it', async () => {
    await rename({ 1: 'Alphabet Industries Limited' });
    const { body } = await previewOf('ALPHA\nCO2');
    expect(found(body)).toEqual(['CO2']);
    expect(body.refused).toMatchObject([{ reason: 'No stock on file has the code ALPHA.' }]);
  });

  it.each([
    ['symbol,target\nCO1,"1800,50"', 1800.5],
    ['symbol;target\nCO1;1800,50', 1800.5],
    ['symbol,target\nCO1,"₹1,800.50"', 1800.5],
    ['symbol,target\nCO1,Rs. 1800.50', 1800.5],
    ['symbol,target\nCO1,18 lakh', 1_800_000],
    ['symbol,target\nCO1,"1800,50"\nCO2,1800.50', 1800.5],
  ])('has its target: %j', async (text, targetRupees) => {
    expect((await previewOf(text)).body.stocks[0]).toMatchObject({ targetRupees });
  });

  it.each([
    ['symbol,target\nCO1,1.800', /could be/],
    ['symbol,target\nCO1,(5)', /above zero/],
    ['symbol,target\nCO1,cheap', /not a number/],
  ])('has no target that is not certain: %j', async (text, reason) => {
    const { body } = await previewOf(text);
    expect(body.stocks).toEqual([]);
    expect(body.refused[0].reason).toMatch(reason);
  });
});

describe('an exported watchlist', () => {
  it.each(['-5% stop', '@home', '=1+1', '+10', "'-5", "''@x", "'quoted", '- \n- list'])(
    'has the note %j again when it is read',
    async (note) => {
      const { ann, id } = await previewOf('CO1', [1]);
      await ann.ask('PATCH', `watchlistcat/${id}/stocks/${isinOf(1)}`, { note, tags: ['-a'] });
      const headers = await signedIn(app, 'ann');
      const file = await app.inject({ url: `/api/watchlistcat/${id}/export?format=csv`, headers });
      expect(file.body).not.toMatch(/,"?[-=+@]/);
      await ann.ask('POST', `watchlistcat/${id}/stocks/remove`, { isins: [isinOf(1)] });
      const { body } = await ann.ask('POST', `watchlistcat/${id}/import`, { text: file.body });
      expect(body.stocks).toMatchObject([{ note, tags: ['-a'] }]);
    },
  );

  it('says what each of its stocks is under review for', async () => {
    const { id } = await previewOf('CO1', [1, 2]);
    await recomputeVerdicts(app.db, [isinOf(1)], 'First judged');
    const headers = await signedIn(app, 'ann');
    const file = await app.inject({ url: `/api/watchlistcat/${id}/export?format=csv`, headers });
    expect(file.body).toContain(',CO1,Company 1 Limited,Under review: accounts not loaded,');
    expect(file.body).toContain(',CO2,Company 2 Limited,Under review,');
  });

  it.each(['tradingview', 'kite', 'groww', 'csv'])('as %s is read again as the same list', async (format) => {
    const { ann, id } = await previewOf('CO1', [1, 2, 3]);
    await ann.ask('PATCH', `watchlistcat/${id}/stocks/${isinOf(2)}`, {
      note: '=HYPERLINK("x"), "quoted"',
      tags: ['a b', 'c'],
      targetRupees: 10.5,
    });
    const order = await ann.stocksIn(id);
    const file = await app.inject({
      url: `/api/watchlistcat/${id}/export?format=${format}`,
      headers: await signedIn(app, 'ann'),
    });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="watchlist-/);
    const again = await browserOf(app, 'ann');
    await again.ask('POST', `watchlistcat/${id}/stocks/remove`, { isins: order });
    const { body } = await again.ask('POST', `watchlistcat/${id}/import`, { text: file.body });
    expect(body).toMatchObject({ format, refused: [] });
    expect(body.stocks.map(({ isin }: { isin: string }) => isin)).toEqual(order);
    if (format === 'csv') {
      expect(body.stocks[1]).toMatchObject({ tags: ['a b', 'c'], targetRupees: 10.5 });
      // a spreadsheet would run it without the apostrophe
      expect(file.body).toContain(`"'=HYPERLINK(""x""), ""quoted"""`);
    }
    await again.ask('POST', `watchlistcat/${id}/stocks`, { stocks: body.stocks });
    expect(await again.stocksIn(id)).toEqual(order);
  });
});

describe('a TradingView file', () => {
  it('names BSE for stocks that only BSE lists, and is read again as the same list', async () => {
    const onBse = { nseHash: null, bseHash: 'test' };
    const list = (n: number, listing: Partial<typeof securities.$inferInsert>) =>
      app.db
        .update(securities)
        .set(listing)
        .where(eq(securities.isin, isinOf(n)));
    await list(1, { bseCode: null });
    await list(2, onBse);
    await list(3, { bseHash: 'test' });
    await list(4, { ...onBse, symbol: 'R&B' });
    // BSE gave it the symbol that another company has on NSE
    await list(5, { ...onBse, symbol: 'CO6' });
    const { ann, id } = await previewOf('CO1', [6, 5, 4, 3, 2, 1]);
    const order = await ann.stocksIn(id);
    const file = await app.inject({
      url: `/api/watchlistcat/${id}/export?format=tradingview`,
      headers: await signedIn(app, 'ann'),
    });
    expect(file.body.split(',').slice(1)).toEqual([
      'NSE:CO1',
      'BSE:CO2',
      'NSE:CO3',
      'BSE:R_B',
      'BSE:CO6',
      'NSE:CO6',
    ]);
    const again = await browserOf(app, 'ann');
    await again.ask('POST', `watchlistcat/${id}/stocks/remove`, { isins: order });
    const { body } = await again.ask('POST', `watchlistcat/${id}/import`, { text: file.body });
    expect(body.refused).toEqual([]);
    expect(body.stocks.map(({ isin }: { isin: string }) => isin)).toEqual(order);
  });
});
