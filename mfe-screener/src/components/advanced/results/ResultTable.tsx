import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ScreenResultRow, ScreenRunReply, StandardId } from '@tayyib/shared/contracts';
import { formatCount, isOldClose } from '@tayyib/shared/values/format';
import { useTableFrame } from '@tayyib/shared/parts/tables';
import { unitBeside } from './resultFigures';
import { RowActions } from '../../rows/RowActions';
import { SortHeading } from '../../rows/SortHeading';
import { StarHeading, TrendHeadings } from '../../rows/TableCells';
import { ResultRow } from './ResultRow';
import { ownDays, sharedDaysOf, sharedInWords } from './rowDays';
import styles from './ResultTable.module.css';
import { usePrinting } from './usePrinting';
import { useVisibleRows } from './useVisibleRows';

/** Rows printed at most: about thirty pages. */
const maxPrinted = 1000;
/** In pixels; the style sheet enforces it. */
const rowHeight = 36;
/** Rows rendered beyond either end of the frame, so that fast scrolling shows no gap. */
const overscan = 8;

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
  const columns = useMemo(
    () =>
      reply.columns
        .map((column, place) => ({ ...column, place }))
        .filter(({ text }) => !isVerdictColumn(text)),
    [reply.columns],
  );
  // of the first page: more pages do not change what was said
  const shared = useMemo(() => sharedDaysOf(reply.rows), [reply.rows]);
  const hasDays = useMemo(() => rows.some((row) => ownDays(row, shared).length > 0), [rows, shared]);
  const inWords = sharedInWords(shared);
  const frame = useTableFrame<HTMLDivElement>();
  // other results: first those that are visible
  const isPainted = useDeferredValue(reply) === reply;
  const visible = useVisibleRows(frame, rows.length, rowHeight, isPainted ? overscan : 0);
  const printed = Math.min(rows.length, maxPrinted);
  const { first, end } = usePrinting() ? { first: 0, end: printed } : visible;
  const isNearEnd = hasMore && visible.end >= rows.length - 20;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, onMore]);
  const sortingOf = (column: string) => ({
    order: reply.sort.toLowerCase() === column.toLowerCase() ? reply.order : null,
    onSort: (order: 'asc' | 'desc') => onSort(column, order),
  });
  return (
    <>
      <div ref={frame} className={styles.frame} data-bounded data-compact>
        <table className={styles.table} aria-rowcount={total + 1}>
          <caption className={styles.caption}>
            {reply.show === 'matches' ? 'Stocks that match' : 'Stocks with missing data'}
          </caption>
          <thead>
            <tr aria-rowindex={1}>
              <SortHeading label="Company" first="asc" {...sortingOf('name')} />
              <StarHeading />
              <th scope="col">Verdict</th>
              {/* before the figures, which can be wider than the window */}
              <th scope="col" className={styles.why}>
                Why
              </th>
              <TrendHeadings rows={rows} day={reply.day} />
              {columns.map(({ text, kind, unit }) => (
                <SortHeading
                  key={text}
                  label={labelOf(text, rows, reply.day)}
                  isFigure={kind === 'number'}
                  unit={unitBeside(text, unit)}
                  first={kind === 'number' ? 'desc' : 'asc'}
                  {...sortingOf(text)}
                />
              ))}
              {hasDays && <th scope="col">Other days</th>}
            </tr>
          </thead>
          <tbody>
            <Spacer height={first * rowHeight} />
            {rows.slice(first, end).map((row, at) => (
              <ResultRow
                key={row.isin}
                rowIndex={first + at + 2}
                row={row}
                standard={standard}
                columns={columns}
                shared={shared}
                hasDays={hasDays}
                onWhy={onWhy}
              />
            ))}
            <Spacer height={(rows.length - end) * rowHeight} />
          </tbody>
        </table>
      </div>
      {inWords !== '' && <p className={styles.shared}>{inWords}</p>}
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
