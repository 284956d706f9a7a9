import { useState } from 'react';
import type { PriceSeries } from '@tayyib/shared/contracts';
import { formatCount, formatDay, formatPaise } from '@tayyib/shared/values/format';
import { PageControls } from '@tayyib/shared/parts/page';
import { DataTable } from '@tayyib/shared/parts/tables';
import styles from './StockParts.module.css';

const perPage = 20;

/** The bars of the chart as a table, newest first. */
export function PriceTable({ prices: { bars, stock } }: { prices: PriceSeries }) {
  const [page, setPage] = useState(1);
  const last = Math.max(1, Math.ceil(bars.length / perPage));
  const shown = Math.min(page, last);
  const newestFirst = bars.toReversed().slice((shown - 1) * perPage, shown * perPage);
  return (
    <details className={styles.table}>
      <summary>Show the figures as a table</summary>
      <DataTable
        caption={`Prices of ${stock}`}
        rows={newestFirst}
        keyOf={({ day }) => day}
        columns={[
          { title: 'Day', cell: ({ day }) => formatDay(day) },
          { title: 'Open', isFigure: true, cell: ({ open }) => formatPaise(open) },
          { title: 'High', isFigure: true, cell: ({ high }) => formatPaise(high) },
          { title: 'Low', isFigure: true, cell: ({ low }) => formatPaise(low) },
          { title: 'Close', isFigure: true, cell: ({ close }) => formatPaise(close) },
          { title: 'Volume', isFigure: true, cell: ({ volume }) => formatCount(volume) },
        ]}
      />
      {last > 1 && <PageControls page={shown} last={last} onTurn={setPage} />}
    </details>
  );
}
