import fc from 'fast-check';
import type { LedgerLine } from '@tayyib/shared/contracts';
import { balancesOf, totalBalance } from '@tayyib/shared/shariah/purification-ledger';
import { allocate } from './allocate';
import { statementCsv } from './statementCsv';
import { statementOf, statementYears, yearEndOf } from './statement';

const today = '2026-11-24';
const aLine = (part: Partial<LedgerLine> = {}): LedgerLine => ({
  id: 'a',
  kind: 'due',
  isin: null,
  name: 'Acme',
  yearTo: '2024-03-31',
  amountPaise: 5000,
  countsOn: '2024-03-31',
  writtenAt: '2026-11-24T00:00:00.000Z',
  method: 'dividend',
  standard: 'TASIS',
  working: [{ label: 'Impure share', value: '2.5%' }],
  toWhom: '',
  note: '',
  reverses: null,
  ...part,
});

const someLines = fc.array(
  fc
    .record({
      id: fc.uuid(),
      kind: fc.constantFrom<LedgerLine['kind']>('due', 'payment'),
      name: fc.constantFrom('Acme', 'A fund'),
      amountPaise: fc.integer({ min: -1e9, max: 1e9 }),
      countsOn: fc.constantFrom('2022-03-31', '2022-04-01', '2024-03-31', '2024-12-31', '2026-11-24'),
    })
    .map(aLine),
  { maxLength: 30 },
);

describe('a statement', () => {
  it('begins where the one before ended, and the newest ends at the balance', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const statements = statementYears(lines, today)
          .toReversed()
          .map((year) => statementOf(lines, year));
        let open = 0;
        for (const { openingPaise, duePaise, paidPaise, closingPaise } of statements) {
          expect(openingPaise).toBe(open);
          expect(closingPaise).toBe(openingPaise + duePaise - paidPaise);
          open = closingPaise;
        }
        expect(open).toBe(totalBalance(balancesOf(lines)).balancePaise);
        const count = statements.reduce((sum, statement) => sum + statement.lines.length, 0);
        expect(count).toBe(lines.length);
      }),
    );
  });

  it('does not depend on the order in which lines are read', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const year = yearEndOf(today);
        expect(statementOf(lines.toReversed(), year)).toEqual(statementOf(lines, year));
      }),
    );
  });

  it('is of April to March', () => {
    expect(yearEndOf('2024-03-31')).toBe('2024-03-31');
    expect(yearEndOf('2024-04-01')).toBe('2025-03-31');
    expect(statementYears([aLine()], today)).toEqual([
      '2027-03-31',
      '2026-03-31',
      '2025-03-31',
      '2024-03-31',
    ]);
    expect(statementYears([], today)).toEqual(['2027-03-31']);
  });

  it('as a file has plain figures, and no formula', () => {
    const payment = aLine({
      id: 'b',
      kind: 'payment',
      countsOn: '2024-03-31',
      amountPaise: 1205,
      method: null,
      toWhom: '=HYPERLINK("x")',
    });
    const rows = statementCsv(statementOf([aLine(), payment], '2024-03-31'), today).split('\r\n');
    expect(rows[1]).toBe('"2023-04-01","Opening balance","","","","","","","",,,0.00');
    expect(rows[2]).toMatch(/^"2024-03-31","Due","Acme","","2024-03-31","By dividend","Impure share: 2.5%"/);
    expect(rows[2]).toMatch(/,50\.00,,50\.00$/);
    expect(rows[3]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(rows[3]).toMatch(/,,12\.05,37\.95$/);
    expect(rows[4]).toMatch(/^"2024-03-31","Closing balance".*,50\.00,12\.05,37\.95$/);
  });
});

describe('a payment for all that is open', () => {
  const balance = (yearTo: string, balancePaise: number) => ({
    isin: null,
    name: 'Acme',
    yearTo,
    duePaise: balancePaise,
    paidPaise: 0,
    balancePaise,
  });

  it('closes the oldest first', () => {
    const parts = allocate([balance('2025-03-31', 300), balance('2024-03-31', 500)], 600);
    expect(parts.map(({ yearTo, amountPaise }) => [yearTo, amountPaise])).toEqual([
      ['2024-03-31', 500],
      ['2025-03-31', 100],
    ]);
  });

  it('loses no paisa', () => {
    const some = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 9000 }), (open, paise) => {
        const parts = allocate(
          open.map((each, index) => balance(`20${10 + index}-03-31`, each)),
          paise,
        );
        expect(parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(paise);
        expect(parts.every(({ amountPaise }) => amountPaise > 0)).toBe(true);
      }),
    );
  });
});
