import type { NearestLimit, WatchedStock, WatchlistColumn } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import {
  formatChange,
  formatDay,
  formatPaise,
  formatPercent,
  formatPercentBeside,
} from '@tayyib/shared/values/format';
import { PlansLink } from '@tayyib/shared/parts/premium';
import { ChangeCell, FigureCell, YearCell } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { Link } from '@tayyib/shared/sdk/router';
import { targetDistance } from '../../domain/target';
import styles from './StockCell.module.css';

const nothing = <FigureCell figure={null} />;

/** What a column shows of a stock. */
export function StockCell({ column, stock }: { column: WatchlistColumn; stock: WatchedStock }) {
  const { changePercent, tags, note } = stock;
  switch (column) {
    case 'verdict':
      return (
        <>
          <VerdictBadge badge={stock.badge} age={stock} />
          {stock.badge === 'non_compliant' && (
            <Link
              to={`/portfolio#exit-clock-${stock.isin}`}
              className={styles.exit}
              aria-label={`Exit clock of ${stock.stock}`}
            >
              Exit clock
            </Link>
          )}
        </>
      );
    case 'headroom':
      return <Headroom stock={stock} />;
    case 'price':
      return <Price {...stock} />;
    case 'change':
      return <ChangeCell change={changePercent === null ? null : changePercent / 100} />;
    case 'year':
      return <YearCell code={stock.stock_code} closes={stock.yearCloses} />;
    case 'target':
      return <Target stock={stock} />;
    case 'tags':
      return tags.length === 0 ? (
        nothing
      ) : (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
        </span>
      );
    case 'note':
      return note === '' ? (
        nothing
      ) : (
        <span className={styles.text} title={note}>
          {note}
        </span>
      );
    case 'reason':
      return (
        <span className={styles.text} title={stock.reason}>
          {stock.reason}
        </span>
      );
    case 'sector':
      return stock.sector ?? nothing;
    case 'added':
      return formatDay(indianDay(new Date(stock.addedAt)));
  }
}

function Price({ closeRupees, closeDay }: WatchedStock) {
  if (closeRupees === null) return <span className={styles.detail}>No price yet</span>;
  return (
    <>
      {formatPaise(closeRupees)}
      <span className={styles.detail}>{closeDay && formatDay(closeDay)}</span>
    </>
  );
}

function Headroom({ stock: { nearestLimit } }: { stock: WatchedStock }) {
  if (nearestLimit === undefined) return <PlansLink>Premium</PlansLink>;
  if (nearestLimit === null) return nothing;
  const { label, value, limit, headroom, mayBeNearer } = nearestLimit;
  const used = limit > 0 ? Math.min(1, Math.max(0, value / limit)) : Number(headroom < 0);
  return (
    <span
      className={styles.headroom}
      data-over={headroom < 0}
      title={`${label}: ${formatPercentBeside(value, limit)} of a limit of ${formatPercent(limit)}${mayBeNearer ? '; another ratio is not stated exactly, and may be nearer' : ''}`}
    >
      <span>
        {mayBeNearer && (
          <>
            <span aria-hidden="true">≥ </span>
            <span className={styles.read}>At least </span>
          </>
        )}
        {usedOf(nearestLimit)}
      </span>
      <span className={styles.used} aria-hidden="true">
        <span style={{ width: `${used * 100}%` }} />
      </span>
      <span className={styles.limit}>{label}</span>
    </span>
  );
}

/** How much of its limit a ratio uses; of a limit of zero there are no parts. */
function usedOf({ value, limit, headroom }: NearestLimit): string {
  if (limit > 0) return `${formatPercentBeside(value / limit, 1)} used`;
  return headroom < 0 ? 'Over' : '0% used';
}

function Target({ stock }: { stock: WatchedStock }) {
  if (stock.targetRupees === null) return nothing;
  const distance = targetDistance(stock);
  return (
    <>
      {formatPaise(stock.targetRupees)}
      {distance !== null && (
        <span className={styles.detail}>{distance === 0 ? 'reached' : `${formatChange(distance)} away`}</span>
      )}
      {stock.writtenTarget && (
        <span className={styles.detail}>
          {formatPaise(stock.writtenTarget.rupees)} before {formatDay(stock.writtenTarget.dividedOn)}
        </span>
      )}
    </>
  );
}
