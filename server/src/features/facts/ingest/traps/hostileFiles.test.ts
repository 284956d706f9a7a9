import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, measuredImport, temporaryFolder } from '../../../../testing';
import { feedRuns, filings, securities } from '../../../../database/schema/facts/factsTables';
import { importRuns } from '../../../../database/schema/facts/importingTables';
import { nseFile, nseRows } from '../feedFixtures';
import { feedByName, importFiles } from '../importing/importFiles';

let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  app = await buildTestApp();
  folder = temporaryFolder('hostile');
  mkdirSync(path.join(folder, 'filings'));
  put('EQUITY_L.csv', nseFile(...nseRows));
  await bring('nse-list', 'EQUITY_L.csv');
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const put = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);

function bring(name: string, target: string) {
  const feed = feedByName(name);
  if (feed === undefined) throw new Error(`There is no feed ${name}.`);
  return importFiles(app.db, [{ feed, target: path.join(folder, target) }]);
}

const fact = (name: string, context: string, text: string) =>
  `<in-bse-fin:${name} contextRef="${context}">${text}</in-bse-fin:${name}>`;
const contexts = ['OneD', 'OneI', 'FourD'].map((id) => `<context id="${id}"></context>`).join('');

/** Accounts of the year to March. */
const accounts = (symbol: string, year: number, nature: string, more = '') =>
  [
    `<xbrl>${contexts}`,
    fact('Symbol', 'OneD', symbol),
    fact('DateOfStartOfReportingPeriod', 'FourD', `${year - 1}-04-01`),
    fact('DateOfEndOfReportingPeriod', 'FourD', `${year}-03-31`),
    fact('NatureOfReportStandaloneConsolidated', 'FourD', nature),
    fact('Assets', 'OneI', '10000000000'),
    fact('BorrowingsCurrent', 'OneI', '1000000000'),
    `${more}</xbrl>`,
  ].join('');

/** Twenty filings that are as they should be: two companies, five years, both natures. */
const good = ['RELIANCE', 'TCS'].flatMap((symbol, company) =>
  [2020, 2021, 2022, 2023, 2024].flatMap((year) =>
    ['Consolidated', 'Standalone'].map((nature, at): [string, string] => [
      `INDAS_${company}_${at}_2204${year}074704.xml`,
      accounts(symbol, year, nature),
    ]),
  ),
);

const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
const sound = (more: string) => accounts('INFY', 2024, 'Consolidated', more);
const large = 'x'.repeat(17 * 1024 * 1024);
/** Twenty invalid ones, each with the expected reason. */
const hostile: [what: string, content: string | Buffer, reason: RegExp][] = [
  ['200,000 nested tags', nested(200_000), /nested more than 100 deep/],
  ['nested tags in a filing', sound(nested(200_000)), /nested more than 100 deep/],
  ['tags that never close', '<a>'.repeat(200_000), /nested more than 100 deep/],
  ['a filing of 17 MB', sound(`<note>${large}</note>`), /larger than 16 MB/],
  ['17 MB of one attribute', sound(`<note a="${large}"/>`), /larger than 16 MB/],
  ['a bomb of entities', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>', /entities/],
  [
    'an entity from elsewhere',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
    /entities/,
  ],
  ['nothing', '', /empty/],
  ['blanks', ' \n\n ', /empty/],
  ['bytes', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]), /binary/],
  ['another encoding', Buffer.from(sound('<n>é</n>'), 'latin1'), /not UTF-8/],
  ['a web page', '<!DOCTYPE html><html><body>Denied</body></html>', /web page/],
  ['half a filing', sound('').slice(0, 300), /XML is broken/],
  ['another kind of XML', '<rss><item>1</item></rss>', /not an XBRL filing/],
  ['a tag named like a prototype', '<xbrl><__proto__><a>1</a></__proto__></xbrl>', /cannot be read/],
  ['figures that are none', sound(fact('Equity', 'OneI', 'NaN')), /not a number/],
  ['figures without end', sound(fact('Equity', 'OneI', '1e400')), /not a number|impossible|equity/i],
  ['two values of one figure', sound(fact('Assets', 'OneI', '5')), /stated twice/],
  ['a context nobody defines', sound(fact('Equity', 'Nowhere', '5')), /not defined/],
  ['an unknown company', accounts('NOSUCH', 2024, 'Consolidated'), /No listed company is known as NOSUCH/],
];

it('hostile filings are refused with a reason each, beside good ones that come in, with one run each', async () => {
  for (const [name, content] of good) put(`filings/${name}`, content);
  hostile.forEach(([, content], at) => put(`filings/INDAS_9_${at + 100}_22042024074704.xml`, content));
  const { reasons, megabytes } = await measuredImport(app, 'xbrl', path.join(folder, 'filings'));
  const reasonsOf = (at: number) => reasons[`INDAS_9_${at + 100}_22042024074704.xml`] ?? 'no report';
  for (const [at, [what, , reason]] of hostile.entries()) {
    expect([what, reasonsOf(at)]).toEqual([what, expect.stringMatching(reason)]);
  }
  expect([good.length, hostile.length]).toEqual([20, 20]);
  expect(await app.db.$count(filings)).toBe(20);
  expect(await app.db.$count(feedRuns)).toBe(1 + 40);
  expect(await app.db.$count(importRuns)).toBe(2);
  expect(megabytes).toBeLessThan(600);
});

it('a list that is far too long is refused before it is read', async () => {
  const row = 'X,A company of no name,EQ,29-NOV-1995,10,1,INE002A01018,10\n';
  put('EQUITY_L.csv', nseFile(...nseRows) + row.repeat(Math.ceil((33 * 1024 * 1024) / row.length)));
  const { reports } = await bring('nse-list', 'EQUITY_L.csv');
  expect(reports[0]).toMatchObject({
    outcome: 'refused',
    refused: [{ line: 1, reason: 'The file is larger than 32 MB, which no official file of its kind is.' }],
  });
  expect(await app.db.$count(securities)).toBe(3);
  expect(await app.db.$count(feedRuns)).toBe(2);
});
