import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { shareholdings, symbolChanges } from '../../../../database/schema/facts/companyTables';
import { prices } from '../../../../database/schema/facts/factsTables';
import { nseFile } from '../feedFixtures';
import { feedByName } from '../importing/importFiles';
import type { FeedReport } from './runFeed';
import { runFeed } from './runFeed';
import { sourceFile } from './SourceFile';

const reliance = 'INE002A01018';
const tcs = 'INE467B01029';
const other = 'INE009A01021';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  const companies = [
    `RELIANCE,Reliance Industries Limited,EQ,29-NOV-1995,10,1,${reliance},10`,
    `TCS,Tata Consultancy Services Limited,EQ,25-AUG-2004,1,1,${tcs},1`,
    `REUSED,Another Company Limited,EQ,08-FEB-2021,5,1,${other},5`,
  ];
  await bring('nse-list', 'EQUITY_L.csv', nseFile(...companies));
});

function bring(name: string, file: string, content: string): Promise<FeedReport> {
  const feed = feedByName(name);
  if (feed === undefined) throw new Error(`There is no feed ${name}.`);
  return runFeed(app.db, feed, sourceFile(file, Buffer.from(content), '2026-09-21'));
}

describe('changes of symbols', () => {
  const changed = (...lines: string[]) =>
    bring('symbol-changes', 'symbolchange.csv', lines.map((line) => `${line}\n`).join(''));
  const priced = (symbol: string, day: string) =>
    bring(
      'price-series',
      'series.csv',
      `symbol,date,open,high,low,close,volume\n${symbol},${day},10,12,9,11,100\n`,
    );

  it('follow a symbol to that of today, whatever their order', async () => {
    await changed(
      ' Reliance Industries Limited,RELPET,RELIANCE,04-MAY-2018',
      'Reliance Industries Limited,RELTEX,RELPET,28-MAR-2008',
    );
    const stored = await app.db.select().from(symbolChanges).orderBy(asc(symbolChanges.day));
    expect(stored).toMatchObject([
      { isin: reliance, former: 'RELTEX', current: 'RELPET', day: '2008-03-28' },
      { isin: reliance, former: 'RELPET', current: 'RELIANCE', day: '2018-05-04' },
    ]);
  });

  it('leave out funds, companies no longer listed, and one listed later with the same symbol', async () => {
    const { stored, refused } = await changed(
      'A FUND - PLAN E,FUNDA,FUNDB,30-OCT-2019',
      'A company of 2005,OLDER,REUSED,02-FEB-2005',
    );
    expect([stored, refused.map(({ isOutOfScope }) => isOutOfScope)]).toEqual([0, [true, true]]);
  });

  it('give a price under a former symbol to the company that had it that day, and to nobody after', async () => {
    expect((await priced('TCSOLD', '2010-01-04')).stored).toBe(0);
    await changed('Tata Consultancy Services Limited,TCSOLD,TCS,15-JUN-2010');
    expect((await priced('TCSOLD', '2010-01-04')).stored).toBe(1);
    expect(await app.db.$count(prices, and(eq(prices.isin, tcs), eq(prices.day, '2010-01-04')))).toBe(1);
    expect((await priced('TCSOLD', '2010-06-15')).refused).toMatchObject([{ isOutOfScope: true }]);
  });

  it('know the symbol of tomorrow while the list of companies is older', async () => {
    await changed('Tata Consultancy Services Limited,TCS,TCSNEW,20-JUL-2026');
    expect((await priced('TCSNEW', '2026-07-20')).stored).toBe(1);
    expect((await priced('TCSNEW', '2026-07-17')).stored).toBe(0);
  });

  it('are refused where the file was cut', async () => {
    expect((await bring('symbol-changes', 'symbolchange.csv', 'A,B,C,15-JUN-2010\nTata,TCS\n')).outcome).toBe(
      'refused',
    );
  });
});

describe('a shareholding pattern', () => {
  const listed = (promoters: string, ofPublic: string) =>
    bring(
      'shareholding',
      'list.json',
      JSON.stringify([
        {
          symbol: 'TCS',
          date: '31-DEC-2025',
          pr_and_prgrp: promoters,
          public_val: ofPublic,
          employeeTrusts: '0',
          submissionDate: '13-JAN-2026',
        },
      ]),
    );
  const filed = (pledged: string, total = '1000') => {
    const fact = (name: string, context: string, text: string) =>
      `<in-bse-shp:${name} contextRef="${context}">${text}</in-bse-shp:${name}>`;
    const contexts = [
      'OneD',
      'OneI',
      'ShareholdingPatternI',
      'ShareholdingOfPromoterAndPromoterGroupI',
      'PublicShareholdingI',
      'SharesHeldByNonPromoterNonPublicShareholdersI',
      'CustodianOrDRHolderI',
    ].map(
      (id) =>
        `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="x">TCS</xbrli:identifier></xbrli:entity></xbrli:context>`,
    );
    const facts = [
      fact('Symbol', 'OneD', 'TCS'),
      fact('ISIN', 'OneD', tcs),
      fact('DateOfReport', 'OneI', '2025-12-31'),
      fact('NumberOfShares', 'ShareholdingPatternI', total),
      fact('NumberOfShares', 'ShareholdingOfPromoterAndPromoterGroupI', '450'),
      fact('NumberOfShares', 'PublicShareholdingI', '450'),
      fact('NumberOfShares', 'SharesHeldByNonPromoterNonPublicShareholdersI', '100'),
      fact('NumberOfShares', 'CustodianOrDRHolderI', '100'),
      fact('PledgedOrEncumberedNumberOfShares', 'ShareholdingOfPromoterAndPromoterGroupI', pledged),
    ];
    return bring(
      'shareholding',
      'SHP_1_2_13012026034135_WEB.xml',
      `<xbrli:xbrl xmlns:xbrli="x" xmlns:in-bse-shp="y">${contexts.join('')}${facts.join('')}</xbrli:xbrl>`,
    );
  };
  const stored = () => app.db.select().from(shareholdings);

  it('states shares of promoters and the public without those behind receipts, and what is pledged', async () => {
    await filed('90');
    expect(await stored()).toMatchObject([
      {
        isin: tcs,
        asOf: '2025-12-31',
        publishedOn: '2026-01-13',
        totalShares: 1000,
        promoterShare: '0.500000',
        publicShare: '0.500000',
        pledgedShare: '0.200000',
      },
    ]);
  });

  it('of the list never replaces the filing, but is replaced by it', async () => {
    await listed('49.98', '50.02');
    expect(await stored()).toMatchObject([
      { promoterShare: '0.499800', totalShares: null, pledgedShare: null },
    ]);
    await filed('90');
    await listed('49.98', '50.02');
    expect(await stored()).toMatchObject([{ promoterShare: '0.500000', totalShares: 1000 }]);
  });

  it('is refused where the groups do not add up, or more is pledged than held', async () => {
    expect((await filed('90', '2000')).refused[0]?.reason).toBe(
      'The groups hold 50.0% of the shares together.',
    );
    expect((await filed('451')).refused[0]?.reason).toBe('More shares are pledged than promoters hold.');
    expect((await listed('49', '40')).stored).toBe(0);
    expect(await stored()).toEqual([]);
  });
});
