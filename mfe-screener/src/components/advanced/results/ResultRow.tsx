import { memo } from 'react';
import type { ScreenResultRow, ScreenRunReply, StandardId } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { CompanyName, FigureCell, RowButton } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { stockAddress } from '../../../domain/stockAddress';
import { StarCell, TrendCells } from '../../rows/TableCells';
import { figureOf } from './resultFigures';
import { ownDays, type SharedDays } from './rowDays';
import styles from './ResultTable.module.css';

/** A column of the screen, and its index in the cells of every row. */
type PlacedColumn = ScreenRunReply['columns'][number] & { place: number };

interface Props {
  row: ScreenResultRow;
  /** The number of the row in the whole list; the header is 1. */
  rowIndex: number;
  standard: StandardId;
  columns: readonly PlacedColumn[];
  /** Said once for all rows. */
  shared: SharedDays;
  /** Whether any row has other days. */
  hasDays: boolean;
  onWhy: (row: ScreenResultRow) => void;
}

/** A stock and its figures. Memoized: scrolling renders the rows that come into view, not those that are there. */
export const ResultRow = memo(function ResultRow({
  row,
  rowIndex,
  standard,
  columns,
  shared,
  hasDays,
  onWhy,
}: Props) {
  const days = ownDays(row, shared);
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
      {hasDays && (
        <td className={styles.days} title={days.join(', ')}>
          <small>{days.join('\n')}</small>
        </td>
      )}
    </tr>
  );
});
