import { useEffect } from 'react';
import type { ScreenResultRow, ScreenRunReply, StandardId } from '@tayyib/shared/contracts';
import { formatCount, formatDay, isOldClose } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { CompanyName, FigureCell, useTableFrame } from '@tayyib/shared/tables';
import { Button, VerdictBadge } from '@tayyib/shared/ui';
import { figureOf, unitLabels } from './resultFigures';
import { stockAddress } from '../../../domain/stockAddress';
import { RowActions, RowStar, useHasStars } from '../../rows/RowActions';
import { changeHeading, RowChange, RowYear } from '../../rows/RowTrend';
import styles from './ResultTable.module.css';
import { SortableHeader } from './SortableHeader';
import { usePrinting } from './usePrinting';
import { useVisibleRows } from './useVisibleRows';

/** Rows printed at most: about thirty pages. */
const maxPrinted = 1000;
/** In pixels; the style sheet enforces it. */
const rowHeight = 36;

interface Props {
  reply: ScreenRunReply;
  rows: readonly ScreenResultRow[];
  standard: StandardId;
  hasMore: boolean;
  onMore: () => void;
  onSort: (sort: string, order: 'asc' | 'desc') => void;
  onWhy: (row: ScreenResultRow) => void;
}

/**
 * All matches in one virtualized list: only visible rows are rendered, and the next page is requested near the end.
 * Printing renders every loaded row and states how many there are.
 */
export const ResultTable = (props: Props) => (
  <RowActions>
    <StarredResults {...props} />
  </RowActions>
);

function StarredResults({ reply, rows, standard, hasMore, onMore, onSort, onWhy }: Props) {
  const { total } = reply;
  const hasStars = useHasStars();
  const columns = reply.columns
    .map((column, place) => ({ ...column, place }))
    .filter(({ text }) => !isVerdictColumn(text));
  const frame = useTableFrame<HTMLDivElement>();
  const visible = useVisibleRows(frame, rows.length, rowHeight);
  const printed = Math.min(rows.length, maxPrinted);
  const { first, end } = usePrinting() ? { first: 0, end: printed } : visible;
  const isNearEnd = hasMore && visible.end >= rows.length - 20;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, onMore]);
  const sorting = { sorted: reply.sort, order: reply.order, onSort };
  return (
    <>
      <div ref={frame} className={styles.frame} data-bounded data-compact>
        <table className={styles.table} aria-rowcount={total + 1}>
          <caption className={styles.caption}>
            {reply.show === 'matches' ? 'Stocks that match' : 'Stocks with missing data'}
          </caption>
          <thead>
            <tr aria-rowindex={1}>
              <SortableHeader text="name" label="Company" {...sorting} />
              {hasStars && (
                <th scope="col" data-action="true">
                  <span className={styles.caption}>Watchlist</span>
                </th>
              )}
              <th scope="col">Verdict</th>
              {/* before the figures, which can be wider than the window */}
              <th scope="col" className={styles.why}>
                Why
              </th>
              <th scope="col" data-optional={1} className={styles.figure}>
                {changeHeading(rows, reply.day)}
              </th>
              <th scope="col" data-optional={2}>
                Year
              </th>
              {columns.map(({ text, kind, unit }) => (
                <SortableHeader
                  key={text}
                  text={text}
                  label={labelOf(text, rows, reply.day)}
                  isFigure={kind === 'number'}
                  unit={unit ? unitLabels[unit] : undefined}
                  {...sorting}
                />
              ))}
              <th scope="col">Figures of</th>
            </tr>
          </thead>
          <tbody>
            <Spacer height={first * rowHeight} />
            {rows.slice(first, end).map((row, at) => {
              return (
                <tr key={row.isin} aria-rowindex={first + at + 2} className={styles.row}>
                  <th scope="row">
                    <Link to={stockAddress(row.isin, standard)} title={row.stock}>
                      <CompanyName name={row.stock} />
                    </Link>
                    <small>{row.stock_code}</small>
                  </th>
                  {hasStars && (
                    <td data-action="true">
                      <RowStar stock={row} />
                    </td>
                  )}
                  <td>
                    <VerdictBadge badge={row.badge} age={row} />
                  </td>
                  <td className={styles.why}>
                    <Button size="small" aria-label={`Why ${row.stock}`} onClick={() => onWhy(row)}>
                      Why
                    </Button>
                  </td>
                  <td data-optional={1} className={styles.figure}>
                    <RowChange row={row} />
                  </td>
                  <td data-optional={2}>
                    <RowYear row={row} />
                  </td>
                  {columns.map(({ text, unit, kind, place }) => {
                    const cell = row.cells[place] ?? null;
                    return (
                      <td key={text} className={kind === 'number' ? styles.figure : undefined}>
                        {typeof cell === 'string' ? cell : <FigureCell figure={figureOf(cell, unit)} />}
                      </td>
                    );
                  })}
                  <td className={styles.days} title={daysOf(row).join(', ')}>
                    <small>{daysOf(row).join('\n')}</small>
                  </td>
                </tr>
              );
            })}
            <Spacer height={(rows.length - end) * rowHeight} />
          </tbody>
        </table>
      </div>
      {printed < total && (
        <p className={styles.printed}>
          {formatCount(printed)} of {formatCount(total)} stocks. Scroll further before printing for more, at
          most {formatCount(maxPrinted)}; the CSV has them all.
        </p>
      )}
    </>
  );
}

/** Reserves the height of rows that are not rendered, so that the scroll bar has the right length. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden="true">
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;

/** Whether a column repeats the verdict, which has a column of its own. */
export const isVerdictColumn = (column: string): boolean => column.toLowerCase() === 'status';

/** A column of closes is named "Price" only while none of them is old. */
const labelOf = (text: string, rows: readonly ScreenResultRow[], day: string) =>
  text === 'Price' && rows.some(({ priceDay }) => priceDay && isOldClose(priceDay, day))
    ? 'Last known close'
    : text;

/** The days of a row's figures. */
const daysOf = ({ accountsTo, priceDay, marketCapAsOf, shareholdingAsOf }: ScreenResultRow): string[] =>
  [
    accountsTo && `accounts ${formatDay(accountsTo)}`,
    priceDay && `close ${formatDay(priceDay)}`,
    marketCapAsOf && `average market cap ${formatDay(marketCapAsOf)}`,
    shareholdingAsOf && `shareholding ${formatDay(shareholdingAsOf)}`,
  ].filter((day) => typeof day === 'string');
