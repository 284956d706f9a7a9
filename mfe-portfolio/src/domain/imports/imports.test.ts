import type { PortfolioEntry, PortfolioSource } from '@tayyib/shared/contracts';
import { damagedFiles, goodFiles } from './imports.fixture';
import type { ImportedLine } from './ImportFormat';
import { previewOf, type CompanyFound } from './previewOf';
import { readImport } from './readImport';

const reliance = 'INE002A01018';
const isins = new Map([
  ['RELIANCE', reliance],
  ['RELIANCE INDUSTRIES LTD', reliance],
  ['ITC', 'INE154A01025'],
]);
const none: readonly PortfolioEntry[] = [];
const companyOf = ({ name }: ImportedLine): CompanyFound => {
  const isin = isins.get(name);
  return isin === undefined ? { reason: `“${name}” is no listed company we know.` } : { isin };
};
const known = { entries: none, companyOf, day: '2026-10-01', today: '2026-11-24' };

function preview(text: string, entries = known.entries, day = known.day) {
  const file = readImport(text);
  if (file === null) throw new Error('The file was not recognised.');
  return { source: file.source, ...previewOf(file, { ...known, entries, day }) };
}

const entriesOf = ({ accepted }: ReturnType<typeof preview>) => accepted.map(({ entry }) => entry);

const expected: Readonly<Record<keyof typeof goodFiles, readonly (readonly unknown[])[]>> = {
  'zerodha-tradebook': [
    ['buy', reliance, '2023-04-03', 10, 2_345_050],
    ['buy', reliance, '2023-04-03', 5, 1_172_550],
    ['sell', reliance, '2024-05-06', 4, 1_120_400],
  ],
  // two are pledged; 410.1234 a share is rounded once
  'zerodha-holdings': [['opening', 'INE154A01025', '2026-10-01', 10, 410_123]],
  'groww-tradebook': [
    ['buy', 'INE009A01021', '2024-07-01', 10, 1_500_050],
    ['sell', 'INE009A01021', '2024-09-09', 4, 640_000],
  ],
  'groww-holdings': [['opening', 'INE154A01025', '2026-10-01', 50, 2_050_000]],
  'upstox-tradebook': [['buy', reliance, '2025-02-12', 10, 1_200_000]],
  'upstox-holdings': [['opening', 'INE154A01025', '2026-10-01', 25, 1_000_000]],
  'angel-tradebook': [
    ['buy', reliance, '2024-07-15', 5, 1_225_000],
    ['sell', reliance, '2024-09-16', 2, 580_000],
  ],
};
/** A statement of the broker whose tradebook has shares of Reliance. */
const relianceHeld = goodFiles['zerodha-holdings'].replace('ITC,INE154A01025', `RELIANCE,${reliance}`);
const sources: PortfolioSource[] = Object.keys(goodFiles).filter(
  (source): source is keyof typeof goodFiles => source in goodFiles,
);

describe('a file of a broker', () => {
  it.each(Object.entries(goodFiles))('%s is recognised by its header and read whole', (source, text) => {
    const { source: found, accepted, duplicates, refused } = preview(text);
    expect([found, duplicates, refused]).toEqual([source, [], []]);
    const rows = accepted.map(({ entry: { kind, isin, day, quantity, amountPaise } }) => [
      kind,
      isin,
      day,
      quantity,
      amountPaise,
    ]);
    expect(rows).toEqual(new Map<string, unknown>(Object.entries(expected)).get(source));
    expect(accepted.every(({ entry: { key } }) => /^[\w:.|/-]{1,120}$/.test(key))).toBe(true);
  });

  it('is of seven kinds', () => {
    expect(sources).toHaveLength(7);
  });

  it.each(Object.entries(goodFiles))('%s adds nothing when it is imported again', (_source, text) => {
    const first = preview(text);
    const again = preview(text, entriesOf(first));
    expect(again.accepted).toEqual([]);
    expect(again.duplicates).toHaveLength(first.accepted.length);
  });

  it.each([
    ['cut off in the middle of a line', 1, [/“2023-04-” is not a day/]],
    [
      'with derivatives, fractions and nonsense',
      1,
      [
        /only shares/,
        /“2023-02-30” is not a day/,
        /not a whole number/,
        /neither a purchase nor a sale/,
        /“-5” is below zero/,
        /only shares/,
        /“INE002A” is not an ISIN/,
      ],
    ],
    ['with orders that were not executed', 1, [/not executed: Cancelled/, /not the value of an order/]],
    ['with semicolons, quotes, a byte order mark and Windows line ends', 1, [/“410,00x” is not a number/]],
  ] as const)('%s is read where it is good, with a reason for every other line', (what, good, reasons) => {
    const { accepted, refused } = preview(damagedFiles[what]);
    expect(accepted).toHaveLength(good);
    expect(refused.map(({ reason }) => reason)).toEqual(reasons.map((each) => expect.stringMatching(each)));
  });

  it('imports no bonds and no rights of companies', () => {
    const rows = ['HDFCBANK,INE040A08914,1,100', 'ITC,INE154A01025,5,100', 'ITC-RE,INE154A20017,1,1'];
    const { accepted, refused } = preview(
      ['Symbol,ISIN,Quantity Available,Average Price', ...rows].join('\n'),
    );
    expect(accepted.map(({ entry }) => entry.isin)).toEqual(['INE154A01025']);
    const reason = 'Not a share: only shares of companies are imported.';
    expect(refused).toEqual([
      { line: 2, reason },
      { line: 4, reason },
    ]);
  });

  it('says which line a reason is about', () => {
    expect(preview(damagedFiles['cut off in the middle of a line']).refused[0]?.line).toBe(3);
  });

  it('keeps trades that say the same but have other numbers, and those of one order', () => {
    const twice = goodFiles['zerodha-tradebook'].replace(
      '5.000000,2345.100000,T2',
      '10.000000,2345.050000,T2',
    );
    expect(preview(twice).accepted).toHaveLength(3);
    const row =
      'RELIANCE,Buy,2450.00,,5,0,0,12.25,0.01,0.36,1.84,0,0,DELIVERY,CAPITAL,NSE,1234567890,T3,15/07/2024';
    expect(preview(`${goodFiles['angel-tradebook']}\n${row}`).accepted).toHaveLength(3);
  });

  it('recognises the same trade twice in a file', () => {
    const [, row = ''] = goodFiles['zerodha-tradebook'].split('\n');
    expect(preview(`${goodFiles['zerodha-tradebook']}\n${row}`).duplicates).toHaveLength(1);
  });

  it('of trades after a statement counts those after its day only', () => {
    const holdings = entriesOf(preview(relianceHeld, [], '2024-01-01'));
    const { accepted, perhaps } = preview(goodFiles['zerodha-tradebook'], holdings);
    expect(accepted.map(({ entry }) => entry.kind)).toEqual(['sell']);
    const reason = 'The statement of 1 Jan 2024 from Zerodha holdings counts it already.';
    expect(perhaps.map((each) => each.reason)).toEqual([reason, reason]);
  });

  it('of holdings after their trades repeats them', () => {
    const trades = entriesOf(preview(goodFiles['zerodha-tradebook']));
    const { accepted, perhaps } = preview(relianceHeld, trades);
    expect(accepted).toEqual([]);
    expect(perhaps.map(({ reason }) => reason)).toEqual([
      'The portfolio has shares of it until that day already, from a Zerodha tradebook.',
    ]);
  });

  it('of another broker is about other shares, and of an ISIN from before a split about the same', () => {
    const holdings = entriesOf(preview(goodFiles['groww-holdings']));
    const zerodha = goodFiles['zerodha-holdings'];
    expect(preview(zerodha, holdings).accepted).toHaveLength(1);
    const former = relianceHeld.replace(reliance, 'INE002A01026');
    const trades = entriesOf(preview(goodFiles['zerodha-tradebook']));
    expect(preview(former, trades).perhaps).toHaveLength(1);
  });

  it('of newer holdings replaces those of the earlier statement, and of older ones does not', () => {
    const earlier = entriesOf(preview(relianceHeld, [], '2024-08-01'));
    const newer = relianceHeld.replace(',8,0,8,2,', ',13,0,8,2,');
    const { accepted } = preview(newer, earlier, '2024-09-01');
    expect(accepted.map(({ entry, replaces }) => [entry.quantity, replaces?.quantity])).toEqual([[15, 10]]);
    expect(preview(newer, earlier, '2024-07-01').perhaps).toHaveLength(1);
    expect(preview(newer, earlier, '2024-08-01').accepted[0]?.entry.key).not.toBe(earlier[0]?.key);
  });

  it('refuses companies that nobody knows, and days to come', () => {
    const text = goodFiles['upstox-tradebook'];
    expect(preview(text.replace('RELIANCE INDUSTRIES LTD', 'NOBODY LTD')).refused[0]?.reason).toMatch(
      /NOBODY/,
    );
    expect(preview(text.replace('12-02-2025', '12-02-2027')).refused[0]?.reason).toMatch(/future/);
  });

  it.each(['', 'a,b,c\n1,2,3', '<html></html>', '\u0000\u0001'])('is not recognised in %j', (text) => {
    expect(readImport(text)).toBeNull();
  });

  it('may have ten thousand lines', () => {
    const [head = ''] = goodFiles['zerodha-tradebook'].split('\n');
    const rows = Array.from(
      { length: 10_000 },
      (_, at) => `RELIANCE,${reliance},2023-04-03,NSE,EQ,EQ,buy,false,1.000000,2345.05,T${at},O1,x`,
    );
    expect(preview([head, ...rows].join('\n')).accepted).toHaveLength(10_000);
  });
});
