import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WholeFeed } from '../../feeds/Feed';
import { sourceFile } from '../../feeds/SourceFile';
import { bseFilingsList, periodEndOf } from './bseList';
import type { ListedFiling } from './ListedFiling';
import { nseFilingsList } from './nseList';
import { nseRss } from './nseRss';

/** What the exchanges answered, if present. */
const folder = path.join(
  process.env['TAYYIB_DATA'] ?? path.resolve(import.meta.dirname, '../../../../../../../../shared/data'),
  'nse_bse_api_fixtures',
);
const isThere = existsSync(folder);
if (!isThere) console.log(`skipped: no recorded answers at ${folder}`);

const read = (feed: WholeFeed<ListedFiling>, name: string) =>
  feed.read(sourceFile(name, readFileSync(path.join(folder, name)), '2026-11-20'));

(isThere ? describe : describe.skip)('recorded answers', () => {
  it('of the RSS: an address of another site is refused, the rest is read', async () => {
    const { rows, refused } = await read(nseRss, 'nse_rss_Integrated_Filing_Financials_SYNTHETIC.xml');
    expect(rows.map(({ row }) => [row.companyName, row.isRevision, row.filedAt?.toISOString()])).toEqual([
      ['DEMONSTRATION LIMITED', false, '2026-07-20T02:28:45.000Z'],
      ['EXAMPLE INDUSTRIES LIMITED', true, '2026-07-20T03:29:45.000Z'],
    ]);
    expect(refused).toMatchObject([{ line: 3, reason: expect.stringContaining('is not an address') }]);
  });

  it('of the list of one company: reports on governance are out of scope', async () => {
    const { rows, refused } = await read(
      nseFilingsList,
      'nse_integrated-filing-results_RELIANCE_2026-05.json',
    );
    expect(rows.length + refused.length).toBe(16);
    expect(refused.every(({ isOutOfScope }) => isOutOfScope)).toBe(true);
    expect(rows[0]?.row).toMatchObject({
      company: 'RELIANCE',
      periodEnd: '2026-03-31',
      nature: 'consolidated',
      sequence: '152826',
    });
  });

  it('of revisions, which have no time of broadcast', async () => {
    const { rows } = await read(nseFilingsList, 'nse_integrated-filing-results_revision_rows.json');
    expect(rows.map(({ row }) => [row.company, row.isRevision, row.filedAt?.toISOString()])).toEqual([
      ['RELIANCE', false, '2026-07-17T14:20:03.000Z'],
      ['INTERARCH', true, '2026-09-19T09:49:04.000Z'],
      ['HARSHA', true, '2026-09-19T09:35:25.000Z'],
    ]);
  });

  it.each([
    ['nse_corporates-financial-results_Quarterly_trimmed.json', 23],
    ['nse_corporates-financial-results_Annual.json', undefined],
    ['sample_financial_results.json', 1],
  ])('of the list until 2024, %s: "-" is no document', async (name, expected) => {
    const { rows, refused } = await read(nseFilingsList, name);
    expect(refused).toEqual([]);
    if (expected !== undefined) expect(rows).toHaveLength(expected);
    expect(
      rows.every(({ row }) => row.periodEnd !== null && row.nature !== null && row.filedAt !== null),
    ).toBe(true);
    for (const { row } of rows)
      if (row.address !== null) expect(row.address).toMatch(/corporate\/xbrl\/.+\.xml$/);
  });

  it('of the list of BSE: both documents of a row', async () => {
    const { rows, refused } = await read(bseFilingsList, 'bse_Corp_FinanceResult_ng_sample.json');
    expect(refused).toEqual([]);
    const folderOf = 'https://www.bseindia.com/XBRLFILES/IFIndasDuplicateUploadDocument';
    expect(rows.map(({ row }) => [row.nature, row.periodEnd, row.address])).toEqual([
      ['standalone', '2026-03-31', `${folderOf}/Integrated_Finance_Ind_As_517506_1172026211629_IFIndAs.xml`],
      [
        'consolidated',
        '2026-03-31',
        `${folderOf}/Integrated_Finance_Ind_As_517506_1172026211820_IFIndAs.xml`,
      ],
    ]);
  });
});

it.each([
  ['MQ2025-2026', '2026-03-31'],
  ['MC2025-2026', '2026-03-31'],
  ['JQ2026-2027', '2026-06-30'],
  ['SH2025-2026', '2025-09-30'],
  ['DC2025-2026', '2025-12-31'],
  ['XX', null],
  [undefined, null],
])('reads the period %s as a hint', (code, expected) => {
  expect(periodEndOf(code)).toBe(expected);
});
