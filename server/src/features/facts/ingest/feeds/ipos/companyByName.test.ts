import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../../testing';
import { securities } from '../../../../../database/schema/facts/factsTables';
import { feedByName } from '../../importing/importFiles';
import { ipos } from '../../../../../database/schema/facts/ipoTables';
import { runFeed } from '../runFeed';
import { sourceFile } from '../SourceFile';

const columns = 'Date,IPO_Name,Issue_Size(crores),QIB,HNI,RII,Total,Offer Price,List Price';
const company = (isin: string, symbol: string, name: string, listedOn: string | null) => ({
  isin,
  symbol,
  name,
  listedOn,
  source: 'NSE',
  asOf: '2026-08-21',
});

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await app.db
    .insert(securities)
    .values([
      company('INE000A01011', 'FRESH', 'Fresh & Co (India) Limited', '2025-08-06'),
      company('INE000B01012', 'OLD', 'Old Power Limited', '2007-10-05'),
      company('INE000C01013', 'LATER', 'Later Limited', '2021-05-07'),
      company('INE000D01014', 'TWIN', 'Twin Limited', '2010-01-01'),
      company('INE000E01015', 'TWINPP', 'Twin Ltd', '2010-01-01'),
      company('INE000G01017', 'TOWNCO', 'Town Company Limited', '2025-09-17'),
      company('INE000F01016', 'UNDATED', 'Undated Limited', null),
    ]);
});
afterAll(() => app.close());

it('links an issue without a symbol to the only company of its name that was listed by then', async () => {
  const feed = feedByName('ipo-history');
  if (feed === undefined) throw new Error('There is no feed of listed issues.');
  const lines = [
    '08-06-2025,Fresh and Co. Ltd,650,1,1,1,2,100,110',
    '12-19-2013,Old Power Ltd.,650,1,1,1,2,100,110', // it came back for more
    '09-17-2025,Town Co.,650,1,1,1,2,100,110',
    '10-01-2020,Later Ltd,650,1,1,1,2,100,110',
    '10-01-2020,Twin Ltd,650,1,1,1,2,100,110',
    '10-01-2020,Undated Ltd,650,1,1,1,2,100,110',
    '10-01-2020,Nobody Knows It Ltd,650,1,1,1,2,100,110',
  ];
  const text = [columns, ...lines, ''].join('\n');
  const report = await runFeed(app.db, feed, sourceFile('ipos.csv', Buffer.from(text), '2026-08-21'));
  expect(report).toMatchObject({ outcome: 'stored', stored: 7 });
  const stored = await app.db.select({ name: ipos.name, isin: ipos.isin }).from(ipos);
  expect(Object.fromEntries(stored.map(({ name, isin }) => [name, isin]))).toEqual({
    'Fresh and Co. Ltd': 'INE000A01011',
    'Old Power Ltd.': 'INE000B01012',
    'Town Co.': 'INE000G01017',
    'Later Ltd': null,
    'Twin Ltd': null,
    'Undated Ltd': null,
    'Nobody Knows It Ltd': null,
  });
});
