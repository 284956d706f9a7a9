import type { StockPage } from '@tayyib/shared/contracts';
import { formatDay, formatPaise, formatRupees, isOldClose } from '@tayyib/shared/format';
import { ChangeChip } from '@tayyib/shared/tables';
import { sizeWords } from '../../../domain/wording';
import { PriceAlertLink } from './PriceAlertLink';
import styles from './PriceSummary.module.css';
import { YearChart } from './YearChart';

/** The last price with its day and change, the course of a year, and the size of the company. */
export function PriceSummary({ stock }: { stock: StockPage }) {
  const { isin, price, marketCap } = stock;
  return (
    <div className={styles.summary}>
      <dl className={styles.figures}>
        <div>
          <dt>{price && isOldClose(price.day) ? 'Last known close' : 'Last close'}</dt>
          <dd className={styles.price}>{price ? formatPaise(price.closeRupees) : 'Not on file'}</dd>
          {price && (
            <dd className={styles.small}>
              {price.changePercent !== null && <ChangeChip change={price.changePercent / 100} />}{' '}
              {price.exchange}, {formatDay(price.day)}
            </dd>
          )}
          <dd className={styles.small}>
            <PriceAlertLink code={stock.stock_code} />
          </dd>
        </div>
        <div>
          <dt>Average market cap</dt>
          <dd>{marketCap ? formatRupees(marketCap.valueRupees) : 'Not on file'}</dd>
          {marketCap && (
            <dd className={styles.small}>
              {marketCap.size && `${sizeWords[marketCap.size]} · `}
              {marketCap.windowMonths} months to {formatDay(marketCap.source.asOf)}
            </dd>
          )}
        </div>
      </dl>
      <YearChart isin={isin} name={stock.stock_code} />
    </div>
  );
}
