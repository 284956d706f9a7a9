import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { metalPrices } from '../../../../database/schema/facts/metalsTables';
import { nseFile, nseRows } from '../feedFixtures';
import { latestHoldings } from '../../records/fundsRepository';
import { feedByName } from '../importing/importFiles';
import { allFeeds } from './allFeeds';
import type { FeedReport } from './runFeed';
import { runFeed } from './runFeed';
import { sourceFile } from './SourceFile';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await bring('nse-list', 'EQUITY_L.csv', nseFile(...nseRows));
});
afterAll(() => app.close());

function bring(name: string, file: string, content: string): Promise<FeedReport> {
  const feed = feedByName(name);
  if (feed === undefined) throw new Error(`There is no feed ${name}.`);
  return runFeed(app.db, feed, sourceFile(file, Buffer.from(content), '2026-09-21'));
}

/** A small sound file of each layout, by feed. */
const sound: [string, string, string, number][] = [
  [
    'bse-scrips',
    'w',
    '[{"SCRIP_CD":"532540","Scrip_Name":"TCS Ltd","Status":"Active","ISIN_NUMBER":"INE467B01029","INDUSTRY":null,"Mktcap":"1"}]',
    1,
  ],
  [
    'bhavcopy-nse-old',
    'cm21DEC2017bhav.csv',
    'SYMBOL,SERIES,OPEN,HIGH,LOW,CLOSE,LAST,PREVCLOSE,TOTTRDQTY,TOTTRDVAL,TIMESTAMP,TOTALTRADES,ISIN,\nTCS,EQ,10,12,9,11,11,10,100,1100,21-DEC-2017,5,INE467B01029,\n',
    1,
  ],
  [
    'bhavcopy-full',
    'sec_bhavdata_full_19082026.csv',
    'SYMBOL,SERIES,DATE1,PREV_CLOSE,OPEN_PRICE,HIGH_PRICE,LOW_PRICE,LAST_PRICE,CLOSE_PRICE,AVG_PRICE,TTL_TRD_QNTY,TURNOVER_LACS,NO_OF_TRADES,DELIV_QTY,DELIV_PER\nTCS, EQ, 19-Aug-2026,10,10,12,9,11,11,11,100,0.01,5, 50, 50\n',
    1,
  ],
  [
    'price-series',
    'series.csv',
    'symbol,date,open,high,low,close,volume\nTCS,2026-01-01,10,12,9,11,100\nINFY,2026-01-01,10,12,9,11,100\n',
    2,
  ],
  [
    'corporate-actions',
    '2026.json',
    '[{"symbol":"TCS","series":"EQ","isin":"INE467B01029","subject":"Bonus 1:1","exDate":"01-Jan-2026","recDate":"-"}]',
    1,
  ],
  [
    'corporate-actions',
    'corporate_actions.csv',
    'symbol,series,isin,face_value,ex_date,record_date,subject\nTCS,EQ,INE467B01029,1,01-Jan-2020,-,Bonus 1:1\n',
    1,
  ],
  [
    'symbol-changes',
    'symbolchange.csv',
    ' Tata Consultancy Services Limited,TCSOLD,TCS,15-JUN-2010\nInfosys Limited,INFOSYSTCH,INFY,29-JUN-2011\n',
    2,
  ],
  [
    'shareholding',
    'sample_shareholding.json',
    '[{"symbol":"TCS","date":"31-DEC-2025","pr_and_prgrp":"71.77","public_val":"28.23","employeeTrusts":"0","submissionDate":"13-JAN-2026"}]',
    1,
  ],
  [
    'derived-cap',
    'average_market_cap_derived.csv',
    'isin,symbol,avg_mcap_24m_cr,n24,avg_mcap_36m_cr,n36,check_2025H1_ratio\nINE467B01029,TCS,1000000.5,24,990000.25,31,1.01\n',
    2,
  ],
  [
    'industry-classes',
    'industry_4level.csv',
    'isin,symbol,macro,sector,industry,basic_industry,source\nINE467B01029,TCS,Information Technology,Information Technology,IT - Software,Computers - Software & Consulting,x\n',
    1,
  ],
  [
    'metals-monthly',
    'gold_silver_inr_monthly.csv',
    'date,npm_version,usd_inr,gold_inr_g,silver_inr_g\n2026-08-01,2026.8.1,95.42,12402.24,176.890\n',
    3,
  ],
  [
    'index-closes',
    'ind_close_all_18062026.csv',
    'Index Name,Index Date,Open Index Value,High Index Value,Low Index Value,Closing Index Value,Points Change,Change(%),Volume,Turnover (Rs. Cr.),P/E,P/B,Div Yield\nNifty50 Shariah,18-06-2026,10,12,9,11,-.5,-.59,-,-,20.1,3,-\n',
    1,
  ],
  [
    'index-members',
    'ind_nifty50shariahlist.csv',
    'Company Name,Industry,Symbol,Series,ISIN Code\nTCS Ltd.,IT,TCS,EQ,INE467B01029\n',
    1,
  ],
  [
    'index-history',
    'niftyit_membership_history.csv',
    'ticker,from_date,to_date\nTCS,2020-01-01,2030-12-31\n',
    1,
  ],
  ['index-membership', 'members.csv', 'Symbol,Index Membership\nINFY.NS,"Nifty Bank, Nifty Fmcg"\n', 2],
  [
    'index-weights',
    'ind_niftyauto.json',
    '{"index":"NIFTY AUTO","asof":"2026-06-25","constituents":[{"symbol":"TCS","isin":"INE467B01029","w_ffmcap":12.5}]}',
    1,
  ],
  [
    'amfi-nav',
    'NAVAll.txt',
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date\n \nOpen Ended Schemes(Equity Scheme - ELSS)\n \nA House\n \n100001;INF846K01K35;-;A Fund;Direct Plan;Growth Option;137.3300;24-Aug-2026\n',
    1,
  ],
  [
    'amfi-nav',
    'NAVAll_2017.txt',
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Repurchase Price;Sale Price;Date\n \nOpen Ended Schemes ( Balanced )\n \nA House\n \n100001;INF846K01K35;-;A Fund;37.3300;36.9567;37.3300;07-Apr-2017\n',
    1,
  ],
  ['nav-history', 'navs.csv', 'scheme_code,date,nav\n100001,2026-08-20,136.5\n', 1],
  ['ethical-funds', 'funds.csv', 'scheme_code,isin,scheme,remark\n100001,INF846K01K35,A Fund,certified\n', 1],
  [
    'fund-holdings',
    'holdings.csv',
    'scheme_code,as_of,name,isin,industry,quantity,market_value_lakh,percent_of_net_assets\n100001,2026-08-31,TCS,INE467B01029,IT,"1,000",30.5,60.5\n100001,2026-08-31,Infosys,INE009A01021,IT,500,19,37\n100001,2026-08-31,Cash,,,,1,2.5\n',
    3,
  ],
  [
    'ipo-history',
    'issues.csv',
    'Date,IPO_Name,Issue_Size(crores),Total,Offer Price,List Price,\n08-06-2025,A & B Ltd,"1,650",36.2,385,386,\n',
    1,
  ],
  ['currency-api', 'usd.json', '{"date":"2026-09-20","usd":{"inr":96.1,"eur":0.9}}', 1],
  ['gold-monthly', 'monthly.csv', 'Date,Price\n2026-05,4000.5\n', 1],
  [
    'ibja',
    'GoldRates.json',
    '[{"RateDate":"21/09/2026","RateTime":"12AM","Purity":"999","GoldRate":"153056","SilverRate":"234562"},{"RateDate":"21/09/2026","RateTime":"6PM","Purity":"999","GoldRate":"153000","SilverRate":""},{"RateDate":"21/09/2026","RateTime":"6PM","Purity":"916","GoldRate":"140000","SilverRate":""}]',
    2,
  ],
];

describe('each layout', () => {
  it.each(sound)('%s is stored once', async (name, file, content, rows) => {
    expect(await bring(name, file, content)).toMatchObject({ outcome: 'stored', stored: rows });
    expect(await bring(name, file, content)).toMatchObject({ outcome: 'unchanged', stored: 0 });
  });

  // before anything else is put into the store
  it('uses the evening session of IBJA for the day, per gram, and silver from the morning where the evening has none', async () => {
    const rows = await app.db.select().from(metalPrices).where(eq(metalPrices.day, '2026-09-21'));
    const price = (metal: string) => rows.find((row) => row.metal === metal)?.rupeesPerGram;
    expect([price('gold'), price('silver')]).toEqual(['15300.00', '234.56']);
  });

  it('refuses a holding of more units than a company can have', async () => {
    const [, file, content] = sound.find(([name]) => name === 'fund-holdings') ?? ['', '', ''];
    const report = await bring(
      'fund-holdings',
      file,
      `${content}100001,2026-08-31,ITC,INE154A01025,FMCG,1e99,0,0\n`,
    );
    expect(report.refused[0]?.reason).toBe('The quantity "1e99" is beyond any holding.');
  });

  it.each(sound)(
    '%s cut at the start, in the middle or near the end stores nothing',
    async (name, file, content) => {
      for (const share of [0, 0.3, 0.7, 0.98]) {
        const cut = content.slice(0, Math.floor(content.length * share));
        expect(await bring(name, file, cut)).toMatchObject({ outcome: 'refused', stored: 0 });
      }
    },
  );

  it.each(sound)('%s answers a web page with a refusal', async (name, file) => {
    expect((await bring(name, file, '<!DOCTYPE html><html></html>\n')).outcome).toBe('refused');
  });

  it.each(sound)(
    '%s never breaks, whatever is put into it',
    async (name, file, content) => {
      const place = fc.integer({ min: 0, max: content.length });
      const noise = fc.oneof(
        fc.string(),
        fc.constantFrom('-', ',', ';', '"', '\n', '1e99', '-1', '٣', '\u0000'),
      );
      await fc.assert(
        fc.asyncProperty(place, noise, async (at, inserted) => {
          const report = await bring(name, file, content.slice(0, at) + inserted + content.slice(at + 1));
          expect(['stored', 'unchanged', 'refused']).toContain(report.outcome);
        }),
        { numRuns: 25 },
      );
    },
    120_000,
  );
});

it('refuses what IBJA answers to a wrong token, though it is sound JSON', async () => {
  const report = await bring('ibja', 'GoldRates.json', '[{"status":"Invalid","message":"Invalid token"}]');
  expect(report.refused[0]?.reason).toBe('IBJA answered: Invalid token');
});

it('refuses weights of a day that never was', async () => {
  const file = '{"index":"NIFTY AUTO","asof":"026-06-25","constituents":[]}';
  const { outcome, refused } = await bring('index-weights', 'ind_niftyauto.json', file);
  expect([outcome, refused[0]?.reason]).toEqual([
    'refused',
    'The day of the weights "026-06-25" is not a date.',
  ]);
});

it('refuses a portfolio that does not add up', async () => {
  const header = 'scheme_code,as_of,name,isin,industry,quantity,market_value_lakh,percent_of_net_assets';
  const report = await bring(
    'fund-holdings',
    'holdings.csv',
    `${header}\n100009,2026-08-31,TCS,INE467B01029,IT,1,30.5,60.5\n`,
  );
  expect(report.refused[0]?.reason).toContain('60.5% of net assets');
  expect((await latestHoldings(app.db)).get('100009')).toBeUndefined();
});

it('gives every feed a name of its own', () => {
  expect(new Set(allFeeds.map(({ name }) => name)).size).toBe(allFeeds.length);
});
