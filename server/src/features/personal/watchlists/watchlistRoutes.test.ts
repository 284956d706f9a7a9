import type { FastifyInstance } from 'fastify';
import { plans } from '@tayyib/shared/plans';
import type { PersonName } from '../../../testing';
import { buildTestApp, connectSocket, resetDatabase } from '../../../testing';
import { browserOf, isinOf, judgeCompany, listCompanies, tradeCompany } from './watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompanies(app, 60);
});

const nobodys = '00000000-0000-4000-8000-00000000dead';

describe('watchlists of a person', () => {
  it('are none at first, with the limits of the plan', async () => {
    const ann = await browserOf(app, 'ann');
    const limits = { watchlists: 1, stocksPerWatchlist: 10 };
    expect((await ann.ask('GET', 'watchlistcat')).body).toEqual({ data: [], limits });
  });

  it('are listed in the order they were made, each with its count', async () => {
    const paro = await browserOf(app, 'paro');
    const first = await paro.create('  Halal IT ');
    const second = await paro.create('Consumer');
    await paro.place('CO1', [second]);
    const { body } = await paro.ask('GET', 'watchlistcat');
    expect(body.data).toEqual([
      { _id: first, title: 'Halal IT', stock_count: 0, status: 1 },
      { _id: second, title: 'Consumer', stock_count: 1, status: 1 },
    ]);
  });

  it('are refused to visitors', async () => {
    const reply = await app.inject('/api/watchlistcat');
    expect(reply.statusCode).toBe(401);
  });

  it('may not share a title, in any case and with any spaces', async () => {
    const paro = await browserOf(app, 'paro');
    await paro.create('Halal IT');
    const other = await paro.create('Consumer');
    const titleInUse = {
      status: 409,
      body: expect.objectContaining({ code: 'title-taken', field: 'title' }),
    };
    expect(await paro.ask('POST', 'addwatchlistcat', { title: 'HALAL it' })).toEqual(titleInUse);
    expect(await paro.ask('PATCH', `watchlistcat/${other}`, { title: 'halal IT' })).toEqual(titleInUse);
    expect(await paro.ask('POST', 'addwatchlistcat', { title: ' Halal \u00a0  it' })).toEqual(titleInUse);
    expect(await paro.ask('PATCH', `watchlistcat/${other}`, { title: 'halal   IT' })).toEqual(titleInUse);
    expect((await paro.ask('PATCH', `watchlistcat/${other}`, { title: 'CONSUMER' })).status).toBe(200);
  });

  it('may carry a title that someone else uses', async () => {
    const ann = await browserOf(app, 'ann');
    const bob = await browserOf(app, 'bob');
    await ann.create('Halal IT');
    expect((await bob.ask('POST', 'addwatchlistcat', { title: 'Halal IT' })).status).toBe(201);
  });

  it.each(['', '   ', 'x'.repeat(61), 'a\u0000b'])('need a title one can read, so not %j', async (title) => {
    const ann = await browserOf(app, 'ann');
    const { status, body } = await ann.ask('POST', 'addwatchlistcat', { title });
    expect([status, body.field]).toEqual([400, 'title']);
  });

  it('take their stocks with them when deleted', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await ann.create('Halal IT');
    await ann.place('CO1', [id]);
    expect((await ann.ask('DELETE', `watchlistcat/${id}`)).status).toBe(200);
    expect((await ann.ask('GET', `watchlistcat/${id}`)).status).toBe(404);
    expect((await ann.ask('GET', 'watchlistcat')).body.data).toEqual([]);
  });
});

describe('a plan', () => {
  it.each<PersonName>(['ann', 'basim', 'paro', 'rafi'])(
    'of %s holds its number of watchlists',
    async (name) => {
      const person = await browserOf(app, name);
      const { limits } = (await person.ask('GET', 'watchlistcat')).body;
      for (let made = 0; made < limits.watchlists; made++) await person.create(`List ${made}`);
      const { status, body } = await person.ask('POST', 'addwatchlistcat', { title: 'One more' });
      expect([status, body.code]).toEqual([409, 'watchlist-limit']);
      expect(body.message).toContain(`and you have ${limits.watchlists}.`);
      expect((await person.ask('GET', 'watchlistcat')).body.data).toHaveLength(limits.watchlists);
    },
  );

  it.each<PersonName>(['ann', 'basim', 'paro'])(
    'of %s fills a watchlist to its number of stocks',
    async (name) => {
      const person = await browserOf(app, name);
      const id = await person.create('Halal IT');
      const cap = (await person.ask('GET', 'watchlistcat')).body.limits.stocksPerWatchlist;
      for (let n = 1; n <= cap; n++) expect((await person.place(isinOf(n), [id])).status).toBe(200);
      const { status, body } = await person.place(isinOf(cap + 1), [id]);
      expect([status, body.code]).toEqual([409, 'stock-limit']);
      expect(body.message).toContain('“Halal IT”');
      expect(await person.stocksIn(id)).toHaveLength(cap);
      // a stock already in a full list may be placed there again
      expect((await person.place(isinOf(1), [id])).status).toBe(200);
    },
  );

  it('has the limits of the plan table', async () => {
    const rafi = await browserOf(app, 'rafi');
    const { watchlists, stocksPerWatchlist } = plans.premium_pro;
    expect((await rafi.ask('GET', 'watchlistcat')).body.limits).toEqual({ watchlists, stocksPerWatchlist });
  });
});

describe('placing a stock', () => {
  it.each(['CO7', 'co7', isinOf(7), '500007'])('knows it as %s', async (code) => {
    const ann = await browserOf(app, 'ann');
    const id = await ann.create('Halal IT');
    expect((await ann.place(code, [id])).status).toBe(200);
    expect(await ann.stocksIn(id)).toEqual([isinOf(7)]);
    const reply = await ann.ask('GET', `watchlists/${code}`);
    expect(reply.body.data).toEqual([expect.objectContaining({ _id: id, stock_exists: true })]);
  });

  it('leaves it in exactly the watchlists that were named', async () => {
    const paro = await browserOf(app, 'paro');
    const a = await paro.create('A');
    const b = await paro.create('B');
    const c = await paro.create('C');
    await paro.place('CO1', [a, b]);
    const { body } = await paro.place('CO1', [b, c]);
    expect(body.data.map((each: { stock_exists: boolean }) => each.stock_exists)).toEqual([
      false,
      true,
      true,
    ]);
    await paro.place('CO1', []);
    expect([await paro.stocksIn(a), await paro.stocksIn(b), await paro.stocksIn(c)]).toEqual([[], [], []]);
  });

  it('does nothing at all when one of the named watchlists is full', async () => {
    const paro = await browserOf(app, 'paro');
    const roomy = await paro.create('Roomy');
    const full = await paro.create('Full');
    for (let n = 1; n <= 50; n++) await paro.place(isinOf(n), [full]);
    expect((await paro.place(isinOf(51), [roomy, full])).body.message).toContain('“Full”');
    expect(await paro.stocksIn(roomy)).toEqual([]);
  });

  it('does nothing for a watchlist of nobody or of someone else', async () => {
    const ann = await browserOf(app, 'ann');
    const bob = await browserOf(app, 'bob');
    const hers = await ann.create('Hers');
    const his = await bob.create('His');
    const foreign = [await ann.place('CO1', [hers, his]), await ann.place('CO1', [hers, nobodys])];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    expect([await ann.stocksIn(hers), await bob.stocksIn(his)]).toEqual([[], []]);
  });

  it('is refused for an unlisted stock', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await ann.create('Halal IT');
    const { status, body } = await ann.place('NOSUCH', [id]);
    expect([status, body.code]).toEqual([404, 'stock-not-found']);
    expect((await ann.ask('GET', 'watchlists/NOSUCH')).status).toBe(404);
  });

  it('in one watchlist leaves the others, and repeats nothing', async () => {
    const paro = await browserOf(app, 'paro');
    const a = await paro.create('A');
    const b = await paro.create('B');
    await paro.place('CO1', [b]);
    const path = `watchlistcat/${a}/stocks/${isinOf(1)}`;
    expect((await paro.ask('PUT', path)).body.data).toMatchObject({ stock_count: 1, stock_exists: true });
    expect((await paro.ask('PUT', path)).body.data).toMatchObject({ stock_count: 1 });
    expect(await paro.stocksIn(b)).toEqual([isinOf(1)]);
  });
});

describe('a watchlist of someone else', () => {
  it('responds like one that does not exist', async () => {
    const ann = await browserOf(app, 'ann');
    const bob = await browserOf(app, 'bob');
    const hers = await ann.create('Hers');
    await ann.place('CO1', [hers]);
    const stock = `stocks/${isinOf(1)}`;
    const tries = (id: string) =>
      Promise.all([
        bob.ask('GET', `watchlistcat/${id}`),
        bob.ask('PATCH', `watchlistcat/${id}`, { title: 'Mine' }),
        bob.ask('DELETE', `watchlistcat/${id}`),
        bob.ask('PUT', `watchlistcat/${id}/${stock}`),
        bob.ask('PATCH', `watchlistcat/${id}/${stock}`, { note: 'Mine' }),
      ]);
    const answers = await tries(hers);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(answers).toEqual(await tries(nobodys));
    expect(await ann.stocksIn(hers)).toEqual([isinOf(1)]);
  });
});

describe('a watched stock', () => {
  it('shows its verdict, the reason, and the last close of the better exchange', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await ann.create('Halal IT');
    const isin = isinOf(3);
    await judgeCompany(app, isin, 2, 'It earns from tobacco.');
    const trade = { isin, day: '2026-11-20', close: '110.50', previousClose: '100.00' };
    await tradeCompany(app, { ...trade, exchange: 'BSE', close: '111.00' });
    await tradeCompany(app, { ...trade, exchange: 'NSE' });
    await tradeCompany(app, { ...trade, exchange: 'NSE', day: '2026-11-19' });
    await ann.place('CO3', [id]);
    const { body } = await ann.ask('GET', `watchlistcat/${id}`);
    expect(body.stocks).toEqual([
      {
        isin,
        accountsTo: '2026-03-31',
        freshness: null,
        grade: null,
        stock: 'Company 3 Limited',
        stock_code: 'CO3',
        sector: 'Fast Moving Consumer Goods',
        shariah_status: 2,
        badge: 'non_compliant',
        reason: 'It earns from tobacco.',
        closeRupees: 110.5,
        closeDay: '2026-11-20',
        changePercent: 10.5,
        // two days are not the course of a year
        yearCloses: [],
        note: '',
        tags: [],
        targetRupees: null,
        addedAt: expect.any(String),
      },
    ]);
  });

  it('is under review, and without a price, without any data', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await ann.create('Halal IT');
    await ann.place('CO4', [id]);
    const [stock] = (await ann.ask('GET', `watchlistcat/${id}`)).body.stocks;
    expect(stock).toMatchObject({ shariah_status: 3, badge: 'under_review', closeRupees: null });
  });
});

describe('many changes at once', () => {
  it('fill a watchlist to its cap and not beyond', async () => {
    const ann = await browserOf(app, 'ann');
    const id = await ann.create('Halal IT');
    for (let n = 1; n <= 9; n++) await ann.place(isinOf(n), [id]);
    // with every database connection open already, the changes are truly concurrent
    await Promise.all(Array.from({ length: 20 }, () => ann.ask('GET', 'watchlistcat')));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ann.ask('PUT', `watchlistcat/${id}/stocks/${isinOf(20 + at)}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'stock-limit')).toHaveLength(19);
    expect(await ann.stocksIn(id)).toHaveLength(10);
  });

  it('make as many watchlists as the plan has room for', async () => {
    const paro = await browserOf(app, 'paro');
    const titles = Array.from({ length: 20 }, (_, at) => `List ${at}`);
    const answers = await Promise.all(
      titles.map((title) => paro.ask('POST', 'addwatchlistcat', { title, status: 1 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect((await paro.ask('GET', 'watchlistcat')).body.data).toHaveLength(6);
  });

  it('of one title make one watchlist', async () => {
    const paro = await browserOf(app, 'paro');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => paro.ask('POST', 'addwatchlistcat', { title: 'Halal IT' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe('a change', () => {
  it('is sent to every device of the user and to nobody else', async () => {
    const ann = await browserOf(app, 'ann');
    const phone = await connectSocket(app, 'ann');
    const stranger = await connectSocket(app, 'bob');
    let heardByStranger = 0;
    stranger.on('watchlists:changed', () => heardByStranger++);
    const nextChange = () =>
      new Promise<void>((resolve) => phone.once('watchlists:changed', () => resolve()));
    const whileDoing = async (change: () => Promise<unknown>) => {
      const heard = nextChange();
      const result = await change();
      await heard;
      return result;
    };
    await whileDoing(() => ann.create('Halal IT'));
    const id: string = (await ann.ask('GET', 'watchlistcat')).body.data[0]._id;
    await whileDoing(() => ann.place('CO1', [id]));
    await whileDoing(() => ann.ask('PATCH', `watchlistcat/${id}`, { title: 'IT' }));
    await whileDoing(() => ann.ask('DELETE', `watchedstocks/${isinOf(1)}`));
    await whileDoing(() => ann.ask('DELETE', `watchlistcat/${id}`));
    // the first event the stranger receives is their own
    const own = new Promise<void>((resolve) => stranger.once('watchlists:changed', () => resolve()));
    await (await browserOf(app, 'bob')).create('His');
    await own;
    expect(heardByStranger).toBe(1);
    phone.close();
    stranger.close();
  });
});
