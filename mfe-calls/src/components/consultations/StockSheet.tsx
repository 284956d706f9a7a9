import type { ReactNode } from 'react';
import type { SheetLine } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Skeleton, Tag, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { useGetStockSheetQuery } from '../../api/consultationsApi';
import { lineLabel } from '../../domain/sheetLines';
import styles from './Consultations.module.css';

interface Pointing {
  /** The name of the other participant. */
  other: string;
  /** The line of this sheet that the other one points at. */
  theirs: SheetLine | null;
  /** The line that the user points at. */
  own: SheetLine | null;
  onPoint: (line: SheetLine | null) => void;
}

/** A stock that both in a consultation view: verdict, reason and ratios, with their sources. Each can point at a line. */
export function StockSheet({ isin, ...pointing }: { isin: string } & Pointing) {
  const { data: stock, error } = useGetStockSheetQuery(isin);
  if (error) return <Failure error={error} />;
  if (!stock)
    return (
      <div role="status" aria-label="Loading the stock">
        <Skeleton active paragraph={{ rows: 5 }} />
      </div>
    );
  const [verdict] = stock.verdicts;
  const markOf = (line: SheetLine) => <LineMark line={line} {...pointing} />;
  const pointerOf = (line: SheetLine) => (
    <PointButton line={line} label={lineLabel(stock, line) ?? line} {...pointing} />
  );
  const rowOf = (line: SheetLine) => ({
    'data-line': line,
    'data-pointed': pointing.theirs === line || pointing.own === line || undefined,
  });
  const block = (line: SheetLine, className: string | undefined, text: ReactNode) => (
    <div className={styles.line} {...rowOf(line)}>
      <p className={className}>
        {text} {markOf(line)}
      </p>
      {pointerOf(line)}
    </div>
  );
  return (
    <section className={styles.sheet} aria-label={`Sheet of ${stock.stock}`}>
      <h3>
        <Link to={`/stock?isin=${isin}`}>{stock.stock}</Link>{' '}
        <VerdictBadge
          badge={stock.badge}
          age={{
            accountsTo: verdict?.accountsTo,
            freshness: verdict?.freshness?.state,
            isProvisional: verdict?.isProvisional,
            grade: verdict?.grade,
          }}
        />
      </h3>
      {verdict && block('reason', undefined, verdict.reasons[0])}
      {verdict && verdict.ratios.length > 0 && (
        <table>
          <caption>
            Ratios by {verdict.standard.id}
            {verdict.accountsTo !== null && `, accounts to ${formatDay(verdict.accountsTo)}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Ratio</th>
              <th scope="col">Value</th>
              <th scope="col">Limit</th>
              <th scope="col">Point</th>
            </tr>
          </thead>
          <tbody>
            {verdict.ratios.map(({ id, label, value, limit }) => (
              <tr key={id} {...rowOf(id)}>
                <th scope="row">
                  {label} {markOf(id)}
                </th>
                <td>{value === null ? 'unknown' : formatPercent(value)}</td>
                <td>{formatPercent(limit)}</td>
                <td>{pointerOf(id)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {block('source', styles.note, `${stock.source.document}, ${formatDay(stock.source.asOf)}`)}
    </section>
  );
}

/** Who points at a line. */
function LineMark({ line, other, theirs, own }: Pointing & { line: SheetLine }) {
  return (
    <>
      {theirs === line && <Tag>{other}</Tag>}
      {own === line && <Tag>You</Tag>}
    </>
  );
}

/** Points at a line, or no longer. */
function PointButton({ line, label, own, onPoint }: Pointing & { line: SheetLine; label: string }) {
  const isPointed = own === line;
  return (
    <Button
      size="small"
      aria-label={`Point at ${label}`}
      aria-pressed={isPointed}
      onClick={() => onPoint(isPointed ? null : line)}
    >
      Point
    </Button>
  );
}
