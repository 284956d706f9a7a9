import type { CompanyCandidate, PortfolioEntry } from '@tayyib/shared/contracts';
import { portfolioCsv } from '../portfolioCsv';
import { companyFinder, questionsOf } from './companyFinder';
import { accountsOf, newAccount } from './accounts';
import { previewOf } from './previewOf';
import { readImport } from './readImport';

const lines = (...all: string[]) => all.join('\n');
const today = '2026-11-24';
const noEntries: readonly PortfolioEntry[] = [];

interface Known {
  entries?: readonly PortfolioEntry[];
  day?: string;
  candidates?: readonly CompanyCandidate[];
  account?: number;
}

function preview(
  text: string,
  { entries = noEntries, day = today, candidates = [], account = 1 }: Known = {},
) {
  const file = readImport(text);
  if (file === null) throw new Error('The file was not recognised.');
  return previewOf(file, { entries, day, today, account, companyOf: companyFinder(candidates).find });
}
const entriesOf = ({ accepted }: ReturnType<typeof preview>) => accepted.map(({ entry }) => entry);
const amounts = (of: ReturnType<typeof preview>) =>
  entriesOf(of).map(({ isin, quantity, amountPaise }) => [isin, quantity, amountPaise]);

const reliance = 'INE002A01018';
const itc = 'INE154A01025';
const tcs = 'INE467B01029';
const tradebook =
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time';
const holdings = 'Symbol,ISIN,Sector,Quantity Available,Average Price';

describe('decimal commas in files', () => {
  const rows = (...all: string[]) => lines(tradebook.replaceAll(',', ';'), ...all);
  it('are read where the file shows them', () => {
    const text = rows(
      'RELIANCE;INE002A01018;19.06.2025;NSE;EQ;EQ;buy;FALSE;10;1445,5;40112233;1;x',
      'ITC;INE154A01025;19.06.2025;NSE;EQ;EQ;buy;FALSE;25;412,10;40112234;1;x',
      'TCS;INE467B01029;19.06.2025;NSE;EQ;EQ;buy;FALSE;1;3.445,50;40112235;1;x',
    );
    expect(amounts(preview(text))).toEqual([
      [reliance, 10, 1_445_500],
      [itc, 25, 1_030_250],
      [tcs, 1, 344_550],
    ]);
  });

  it.each([
    ['1,445', /could be 1445 or 1\.445/],
    ['1.445', /could be 1\.445 or 1445/],
  ])('are not guessed in a file of which the only price is %s', (price, reason) => {
    const text = rows(`TCS;${tcs};19.06.2025;NSE;EQ;EQ;buy;FALSE;1;${price};1;1;x`);
    expect(preview(text)).toMatchObject({
      accepted: [],
      refused: [{ reason: expect.stringMatching(reason) }],
    });
  });

  it('are refused in a file that writes others with dots', () => {
    const text = lines(
      holdings,
      `TCS,${tcs},E,1,"3445,50"`,
      `ITC,${itc},E,1,410.25`,
      `RELIANCE,${reliance},E,1,"1,445"`,
    );
    const { accepted, refused } = preview(text);
    expect(accepted.map(({ entry }) => entry.amountPaise)).toEqual([344_550, 41_025]);
    expect(refused.map(({ line }) => line)).toEqual([4]);
  });
});

describe('days in files', () => {
  const daysOf = (...days: string[]) =>
    preview(
      lines(tradebook, ...days.map((day, at) => `TCS,${tcs},${day},NSE,EQ,EQ,buy,FALSE,1,100,T${at},1,x`)),
    );
  it.each([
    [
      ['6/5/2025', '6/19/2025'],
      ['2025-06-05', '2025-06-19'],
    ],
    [
      ['6/5/2025', '19/6/2025'],
      ['2025-05-06', '2025-06-19'],
    ],
    [['06-05-2025'], ['2025-05-06']],
    [
      ['45827', '45828.4'],
      ['2025-06-19', '2025-06-20'],
    ],
  ])('%j are read by their column', (written, days) => {
    expect(entriesOf(daysOf(...written)).map(({ day }) => day)).toEqual(days);
  });

  it('whose day and month could be exchanged are refused', () => {
    expect(daysOf('6/5/2025')).toMatchObject({
      accepted: [],
      refused: [{ reason: expect.stringMatching(/could be/) }],
    });
  });
});

describe('a newer statement of holdings', () => {
  const september = lines(holdings, `RELIANCE,${reliance},E,10,1200`, `ITC,${itc},F,25,410`);
  const november = lines(holdings, `RELIANCE,${reliance},E,10,1200`);
  const before = entriesOf(preview(september, { day: '2026-09-30' }));
  const later = { entries: before, day: '2026-11-20' };

  it('names the company that was sold', () => {
    const { accepted, duplicates, gone } = preview(november, later);
    expect([accepted, duplicates.length]).toEqual([[], 1]);
    expect(gone.map(({ isin, quantity }) => [isin, quantity])).toEqual([[itc, 25]]);
  });

  it.each([
    ['an older one', november, { day: '2026-08-31' }],
    ['one of another account', november, { account: 2 }],
    ['one with a line that cannot be read', lines(november, `ITC,,F,25,410`), {}],
    ['one in which it is refused', lines(november, `ITC,${itc},F,25.5,410`), {}],
    ['one after its split', lines(november, `ITC,INE154A01033,F,50,205`), {}],
  ])('removes nothing: %s', (_what, text, known) => {
    expect(preview(text, { ...later, ...known }).gone).toEqual([]);
  });

  it('removes nothing of which the sale is on record', () => {
    const sale: PortfolioEntry = {
      key: 'typed:1',
      kind: 'sell',
      isin: itc,
      day: '2026-10-05',
      quantity: 25,
      amountPaise: 1_000_000,
      chargesPaise: 0,
      source: 'typed',
    };
    expect(preview(november, { ...later, entries: [...before, sale] }).gone).toEqual([]);
  });

  it('adds the shares of a second account, and replaces those of the same one', () => {
    const account = newAccount(accountsOf(before, 'zerodha-holdings'));
    const second = preview(september, { ...later, account });
    expect(amounts(second)).toEqual(amounts(preview(september)));
    const both = [...before, ...entriesOf(second)];
    expect(accountsOf(both, 'zerodha-holdings').map((each) => [each.account, each.companies])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    const again = preview(november.replace(',10,', ',15,'), { entries: both, day: '2026-11-21', account });
    expect(again.accepted.map(({ replaces }) => replaces?.key)).toEqual([entriesOf(second)[0]?.key]);
    expect(again.gone.map(({ key }) => key)).toEqual([entriesOf(second)[1]?.key]);
  });
});

describe('a name in a file', () => {
  const upstox =
    'Date,Company,Amount,Exchange,Segment,Scrip Code,Instrument Type,Strike Price,Expiry,Trade Num,Trade Time,Side,Quantity,Price';
  const trade = (name: string, day = '12-06-2023', scripCode = '') =>
    lines(upstox, `${day},${name},5600,NSE,EQ,${scripCode},EQ,,,75001122,10:15:00,Buy,10,560`);
  const name = 'TATA MOTORS LTD';
  const passenger = {
    name,
    isin: 'INE155A01022',
    stock: 'Tata Motors Passenger Vehicles',
    from: null,
    until: '2025-10-24',
  };
  const commercial = {
    name,
    isin: 'INE1TAE01010',
    stock: 'Tata Motors Limited',
    from: '2025-11-12',
    until: null,
  };
  const candidates = [passenger, commercial];

  it.each([
    ['12-06-2023', passenger.isin],
    ['23-10-2025', passenger.isin],
    ['12-11-2025', commercial.isin],
  ])('is of the company that had it on %s', (day, isin) => {
    expect(entriesOf(preview(trade(name, day), { candidates })).map((entry) => entry.isin)).toEqual([isin]);
  });

  it('is asked about on a day on which neither had it', () => {
    const text = trade(name, '01-11-2025');
    expect(preview(text, { candidates }).refused[0]?.reason).toMatch(
      /could be Tata Motors Passenger Vehicles or/,
    );
    const file = readImport(text) ?? { lines: [] };
    const [question] = questionsOf(file, candidates, today);
    expect(question?.candidates.map(({ isin }) => isin)).toEqual([passenger.isin, commercial.isin]);
    const chosen = new Map([[name, passenger.isin]]);
    expect(companyFinder(candidates, chosen).find({ name }, '2025-11-01')).toEqual({ isin: passenger.isin });
  });

  it('of a company that was not listed then has to be confirmed', () => {
    const { accepted, perhaps } = preview(trade(name), { candidates: [commercial] });
    expect(accepted).toEqual([]);
    expect(perhaps).toMatchObject([{ reason: 'Tata Motors Limited is listed since 12 Nov 2025 only.' }]);
  });

  it('gives way to the scrip code', () => {
    const byCode = { ...passenger, name: '500570', until: null };
    const found = preview(trade('ANYTHING LTD', undefined, '500570'), { candidates: [byCode] });
    expect(entriesOf(found).map(({ isin }) => isin)).toEqual([passenger.isin]);
  });
});

it('imports partly paid shares and those with other votes as shares of their own', () => {
  const text = lines(
    holdings,
    'AIRTELPP,IN9397D01014,T,5,535',
    'JISLDVREQS,IN9175A01010,A,100,30',
    `ITC,${itc},F,5,410`,
    'GS2033,IN0020230077,G,5,100',
  );
  const found = preview(text);
  expect(entriesOf(found).map(({ isin }) => isin)).toEqual(['IN9397D01014', 'IN9175A01010', itc]);
  expect(found.refused).toHaveLength(1);
});

describe('the portfolio’s own file', () => {
  const bought = (key: string): PortfolioEntry => ({
    key,
    kind: 'buy',
    isin: reliance,
    day: '2025-06-19',
    quantity: 10,
    amountPaise: 1_445_500,
    chargesPaise: 2_000,
    source: 'typed',
  });
  const entries: PortfolioEntry[] = [
    bought('typed:1'),
    bought('typed:2'),
    {
      key: `zerodha-holdings:account-2:${itc}:2025-07-19:25:`,
      kind: 'opening',
      isin: itc,
      day: '2025-07-19',
      quantity: 25,
      amountPaise: null,
      chargesPaise: 0,
      source: 'zerodha-holdings',
    },
  ];
  it('gives the same entries, and none twice', () => {
    const text = portfolioCsv(entries);
    expect(entriesOf(preview(text))).toEqual(entries);
    expect(preview(text, { entries })).toMatchObject({ accepted: [], perhaps: [], gone: [] });
  });

  it('without keys gives entries that say the same, each once', () => {
    const text = lines(
      'Day,Kind,ISIN,Shares,Amount in rupees,Charges in rupees,Source',
      '2025-06-19,buy,INE002A01018,10,14455.00,20.00,typed',
      '2025-06-19,buy,INE002A01018,10,14455.00,20.00,typed',
      '2025-07-19,opening,INE154A01025,25,,0.00,cas',
    );
    const first = preview(text);
    expect(first.refused).toEqual([]);
    expect(
      entriesOf(first).map(({ kind, amountPaise, chargesPaise, source }) => [
        kind,
        amountPaise,
        chargesPaise,
        source,
      ]),
    ).toEqual([
      ['buy', 1_445_500, 2_000, 'typed'],
      ['buy', 1_445_500, 2_000, 'typed'],
      ['opening', null, 0, 'cas'],
    ]);
    expect(preview(text, { entries: entriesOf(first) }).duplicates).toHaveLength(3);
    expect(preview(text, { entries: entries.slice(0, 1) })).toMatchObject({ duplicates: [{ line: 2 }] });
  });

  it.each([
    ['nowhere', '2025-06-19,buy,INE002A01018,10,1,0,nowhere'],
    ['gift', '2025-06-19,gift,INE002A01018,10,1,0,typed'],
    ['-5', '2025-06-19,buy,INE002A01018,10,-5,0,typed'],
  ])('says what is wrong: %s', (wrong, row) => {
    const text = lines('Day,Kind,ISIN,Shares,Amount in rupees,Charges in rupees,Source', row);
    expect(preview(text).refused[0]?.reason).toContain(wrong);
  });
});

describe('trade numbers in files', () => {
  const trade = (id: string, exchange = 'NSE') =>
    `RELIANCE,${reliance},19-06-2025,${exchange},EQ,EQ,buy,FALSE,1,1445.5,${id},1,19-06-2025 09:22`;
  it.each([['1.3E+15'], ['1300000000123450'], ['1,3E+15']])(
    'that a spreadsheet shortened to %s are not equal',
    (id) => {
      const text = lines(tradebook, trade(`"${id}"`), trade(`"${id}"`));
      const first = preview(text);
      expect(entriesOf(first)).toHaveLength(2);
      expect(preview(text, { entries: entriesOf(first) }).duplicates).toHaveLength(2);
    },
  );

  it('are of one exchange each', () => {
    const text = lines(tradebook, trade('101'), trade('101', 'BSE'));
    const first = preview(text);
    expect(entriesOf(first)).toHaveLength(2);
    expect(preview(text, { entries: entriesOf(first) }).duplicates).toHaveLength(2);
  });

  it('that are the same in one file are one trade', () => {
    expect(preview(lines(tradebook, trade('101'), trade('101')))).toMatchObject({
      duplicates: [{ line: 3 }],
    });
  });

  it('that came shortened before leave a doubt when they come whole', () => {
    const entries = entriesOf(preview(lines(tradebook, trade('1.3E+15'))));
    expect(preview(lines(tradebook, trade('101')), { entries })).toMatchObject({
      accepted: [],
      perhaps: [{ line: 2 }],
    });
  });
});
