import type { WatchedStock } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/calendar';
import { formatDay, formatPaise } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { ChangeChip, CompanyName } from '@tayyib/shared/tables';
import { Button, Icon, VerdictBadge } from '@tayyib/shared/ui';
import styles from './StockTable.module.css';

/** A row of the table of watched stocks. */
export function StockRow({ stock, onRemove }: { stock: WatchedStock; onRemove: () => void }) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Link to={`/stock?isin=${stock.isin}`}>
          <CompanyName name={stock.stock} />
        </Link>
        <span className={styles.detail}>
          {stock.stock_code}
          {stock.sector && ` · ${stock.sector}`}
        </span>
      </th>
      <td className={styles.verdict}>
        <VerdictBadge badge={stock.badge} age={stock} />
      </td>
      <td className={styles.reason}>{stock.reason}</td>
      <td className={styles.price}>
        <Price {...stock} />
      </td>
      <td className={styles.added}>
        <span className={styles.cardOnly}>Added </span>
        {formatDay(indianDay(new Date(stock.addedAt)))}
      </td>
      <td className={styles.remove}>
        <Button
          type="text"
          icon={<Icon name="close" />}
          aria-label={`Remove ${stock.stock}`}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

function Price({ closeRupees, closeDay, changePercent }: WatchedStock) {
  if (closeRupees === null) return <span className={styles.detail}>No price yet</span>;
  return (
    <>
      {formatPaise(closeRupees)}
      {changePercent !== null && (
        <>
          {' '}
          <ChangeChip change={changePercent / 100} />
        </>
      )}
      <span className={styles.detail}>{closeDay && formatDay(closeDay)}</span>
    </>
  );
}
