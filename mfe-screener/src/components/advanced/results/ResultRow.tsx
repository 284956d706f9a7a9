import { memo } from 'react';
import type { ScreenResultRow, ScreenRunReply, StandardId } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { CompanyName, FigureCell, RowButton } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { stockAddress } from '../../../domain/stockAddress';
import { StarCell, TrendCells } from '../../rows/TableCells';
import { figureOf } from './resultFigures';
import styles from './ResultTable.module.css';

/** A column of the screen, and its index in the cells of every row. */
type PlacedColumn = ScreenRunReply['columns'][number] & { place: number };

interface Props {
  row: ScreenResultRow;
  /** The number of the row in the whole list; the header is 1. */
  rowIndex: number;
  standard: StandardId;
  columns: readonly PlacedColumn[];
  onWhy: (row: ScreenResultRow) => void;
}

/** A stock and its figures. Memoized: scrolling renders the rows that come into view, not those that are there. */
export const ResultRow = memo(function ResultRow({ row, rowIndex, standard, columns, onWhy }: Props) {
  const days = daysOf(row);
  return (
    <tr aria-rowindex={rowIndex} className={styles.row}>
      <th scope="row">
        <Link to={stockAddress(row.isin, standard)} title={row.stock}>
          <CompanyName name={row.stock} />
        </Link>
        <small>{row.stock_code}</small>
      </th>
      <StarCell stock={row} />
      <td>
        <VerdictBadge badge={row.badge} age={row} />
      </td>
      <td className={styles.why}>
        <RowButton label={`Why ${row.stock}`} onPress={() => onWhy(row)}>
          Why
        </RowButton>
      </td>
      <TrendCells row={row} />
      {columns.map(({ text, unit, kind, place }) => {
        const cell = row.cells[place] ?? null;
        return (
          <td key={text} className={kind === 'number' ? styles.figure : undefined}>
            {typeof cell === 'string' ? cell : <FigureCell figure={figureOf(cell, unit)} />}
          </td>
        );
      })}
      <td className={styles.days} title={days.join(', ')}>
        <small>{days.join('\n')}</small>
      </td>
    </tr>
  );
});

/** The days of a row's figures. */
const daysOf = ({ accountsTo, priceDay, marketCapAsOf, shareholdingAsOf }: ScreenResultRow): string[] =>
  [
    accountsTo && `accounts ${formatDay(accountsTo)}`,
    priceDay && `close ${formatDay(priceDay)}`,
    marketCapAsOf && `average market cap ${formatDay(marketCapAsOf)}`,
    shareholdingAsOf && `shareholding ${formatDay(shareholdingAsOf)}`,
  ].filter((day) => typeof day === 'string');
