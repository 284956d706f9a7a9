import { useState } from 'react';
import type { Badge } from '@tayyib/shared/contracts';
import { croreInColumn, percentInColumn } from '@tayyib/shared/values/format';
import {
  ChangeCell,
  CompanyName,
  DataTable,
  FigureCell,
  StarButton,
  YearCell,
  type DataColumn,
} from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import styles from './design.module.css';

interface Row {
  name: string;
  code: string;
  badge: Badge;
  debt: number | null;
  marketCap: number;
  change: number | null;
  closes: readonly number[];
}

/** Invented figures: the page shows the design, no company. */
const rows: readonly Row[] = [
  {
    name: 'Acme Industries Limited',
    code: 'ACME',
    badge: 'compliant',
    debt: 0.1719,
    marketCap: 19_707_970_000_000,
    change: 0.0021,
    closes: [10, 12, 11, 14, 13, 16],
  },
  {
    name: 'Sample Bank Limited',
    code: 'SAMPLEBANK',
    badge: 'non_compliant',
    debt: 0.7514,
    marketCap: 15_161_710_000_000,
    change: -0.0083,
    closes: [16, 15, 15, 12, 13, 11],
  },
  {
    name: 'Example Foods Ltd.',
    code: 'EXAMPLE',
    badge: 'under_review',
    debt: null,
    marketCap: 53_884_000_000,
    change: null,
    closes: [],
  },
];

const columns: readonly DataColumn<Row>[] = [
  {
    title: 'Company',
    cell: ({ name, code }) => (
      <>
        <CompanyName name={name} />
        <small>{code}</small>
      </>
    ),
  },
  { title: 'Verdict', cell: ({ badge }) => <VerdictBadge badge={badge} /> },
  {
    title: 'Debt',
    unit: '%',
    isFigure: true,
    cell: ({ debt }) => <FigureCell figure={debt === null ? null : percentInColumn(debt)} />,
  },
  {
    title: 'Market cap',
    unit: '₹ cr',
    isFigure: true,
    cell: ({ marketCap }) => <FigureCell figure={croreInColumn(marketCap)} />,
  },
  { title: 'Day', isFigure: true, optional: 1, cell: ({ change }) => <ChangeCell change={change} /> },
  {
    title: 'Last year',
    optional: 2,
    cell: ({ code, closes }) => <YearCell code={code} closes={closes} />,
  },
];
const compact = columns.map((column) =>
  column.title === 'Company' ? { ...column, cell: ({ name }: Row) => <CompanyName name={name} /> } : column,
);
const keyOf = ({ code }: Row) => code;

/** The table system: standard and compact rows, cards on a phone, and stars. */
export function TableSection() {
  const [watched, setWatched] = useState<readonly string[]>(['ACME']);
  const star = {
    title: 'Watchlist',
    cell: ({ name, code }: Row) => (
      <StarButton
        name={name}
        isWatched={watched.includes(code)}
        isOpen={false}
        onPress={() => setWatched([...watched, code])}
      />
    ),
  };
  return (
    <>
      <h3>Rows of 44 px, cards on a phone</h3>
      <DataTable hasCards caption="Standard rows" action={star} rows={rows} columns={columns} keyOf={keyOf} />
      <h3>Rows of 36 px</h3>
      <DataTable isCompact caption="Compact rows" columns={compact} rows={rows} keyOf={keyOf} />
      <p className={styles.note}>
        A table wider than its frame first leaves out its optional columns. If it is wider even so, it keeps
        the first column in place, and its edge fades where there is more. A star shows on hover and focus
        until it is filled.
      </p>
    </>
  );
}
