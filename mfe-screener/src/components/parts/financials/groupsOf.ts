import type { FigureDefinition, Fundamentals, YearFigureId } from '@tayyib/shared/contracts';

interface Group {
  title: string;
  of: 'figures' | 'ratios';
  lines: readonly FigureDefinition[];
  /** Whether few need it: on a phone its heading opens it. */
  isRare: boolean;
}

/** What people look at first: what was earned, and how well. */
const first = ['Income', 'Ratios'];

const statements: readonly { title: string; lines: readonly YearFigureId[] }[] = [
  {
    title: 'Income',
    lines: [
      'sales',
      'otherIncome',
      'totalIncome',
      'interest',
      'profitBeforeTax',
      'netProfit',
      'eps',
      'epsFiled',
      'interestIncome',
      'dividendIncome',
    ],
  },
  {
    title: 'Balance sheet',
    lines: [
      'totalAssets',
      'equity',
      'paidUpCapital',
      'bookValue',
      'debt',
      'currentBorrowings',
      'tradePayables',
      'currentTax',
      'cash',
      'receivables',
      'inventories',
      'investments',
    ],
  },
  { title: 'Cash', lines: ['operatingCashFlow', 'interestReceived'] },
];

/** The lines of accounts in the statements that people know them from, then the ratios. */
export function groupsOf({ figures, ratios }: Fundamentals['definitions']): Group[] {
  const known = new Set<string>(statements.flatMap(({ lines }) => lines));
  const others = figures.filter(({ id }) => !known.has(id));
  const groups: Omit<Group, 'isRare'>[] = [
    ...statements.map(({ title, lines }) => ({
      title,
      of: 'figures' as const,
      lines: lines.flatMap((line) => figures.filter(({ id }) => id === line)),
    })),
    { title: 'Other lines', of: 'figures', lines: others },
    { title: 'Ratios', of: 'ratios', lines: ratios },
  ];
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map((group) => ({ ...group, isRare: !first.includes(group.title) }));
}
