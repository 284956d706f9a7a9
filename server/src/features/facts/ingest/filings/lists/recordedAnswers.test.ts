import type { WholeFeed } from '../../feeds/Feed';
import { sourceFile } from '../../feeds/SourceFile';
import { inventedBytes } from '../../traps/invented/inventedFiles';
import { bseFilingsList, periodEndOf } from './bseList';
import type { ListedFiling } from './ListedFiling';
import { nseFilingsList } from './nseList';
import { nseRss } from './nseRss';

/** Answers in the form of the exchanges', reduced to a few rows of invented companies. */
const read = async (feed: WholeFeed<ListedFiling>, name: string) =>
  feed.read(sourceFile(name, await inventedBytes(`answers/${name}`), '2026-11-20'));

describe('recorded answers', () => {
  it('of the RSS: an address of another site is refused, the rest is read', async () => {
    const { rows, refused } = await read(nseRss, 'nse_rss_Integrated_Filing_Financials.xml');
    expect(rows.map(({ row }) => [row.companyName, row.isRevision, row.filedAt?.toISOString()])).toEqual([
      ['NAMUNA FOODS LIMITED', false, '2026-07-20T02:28:45.000Z'],
      ['MISAL STEEL LIMITED', true, '2026-07-20T03:29:45.000Z'],
    ]);
    expect(refused).toMatchObject([{ line: 3, reason: expect.stringContaining('is not an address') }]);
  });

  it('of the list of one company: reports on governance are out of scope', async () => {
    const { rows, refused } = await read(nseFilingsList, 'nse_integrated-filing-results.json');
    expect([rows.length, refused.length]).toEqual([2, 1]);
    expect(refused.every(({ isOutOfScope }) => isOutOfScope)).toBe(true);
    expect(rows[0]?.row).toMatchObject({
      company: 'KALPITREF',
      periodEnd: '2026-03-31',
      nature: 'consolidated',
      sequence: '252826',
    });
  });

  it('of revisions, which have no time of broadcast', async () => {
    const { rows } = await read(nseFilingsList, 'nse_integrated-filing-results_revisions.json');
    expect(rows.map(({ row }) => [row.company, row.isRevision, row.filedAt?.toISOString()])).toEqual([
      ['KALPITREF', false, '2026-07-17T14:20:03.000Z'],
      ['MISALSTEEL', true, '2026-09-19T09:49:04.000Z'],
      ['UDHARAUTO', true, '2026-09-19T09:35:25.000Z'],
    ]);
  });

  it.each([
    ['nse_corporates-financial-results_Quarterly.json', 3, 1],
    ['nse_corporates-financial-results_Annual.json', 2, 2],
    ['nse_corporates-financial-results_2025.json', 1, 1],
  ])('of the list until 2024, %s: "-" is no document', async (name, expected, documents) => {
    const { rows, refused } = await read(nseFilingsList, name);
    expect(refused).toEqual([]);
    expect(rows).toHaveLength(expected);
    expect(rows.filter(({ row }) => row.address !== null)).toHaveLength(documents);
    expect(
      rows.every(({ row }) => row.periodEnd !== null && row.nature !== null && row.filedAt !== null),
    ).toBe(true);
    for (const { row } of rows)
      if (row.address !== null) expect(row.address).toMatch(/corporate\/xbrl\/.+\.xml$/);
  });

  it('of the list of BSE: both documents of a row', async () => {
    const { rows, refused } = await read(bseFilingsList, 'bse_Corp_FinanceResult_ng.json');
    expect(refused).toEqual([]);
    const folderOf = 'https://www.bseindia.com/XBRLFILES/IFIndasDuplicateUploadDocument';
    expect(rows.map(({ row }) => [row.nature, row.periodEnd, row.address])).toEqual([
      ['standalone', '2026-03-31', `${folderOf}/Integrated_Finance_Ind_As_990010_1172026211629_IFIndAs.xml`],
      [
        'consolidated',
        '2026-03-31',
        `${folderOf}/Integrated_Finance_Ind_As_990010_1172026211820_IFIndAs.xml`,
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
