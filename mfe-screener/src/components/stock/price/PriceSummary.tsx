import type { StockPage } from '@tayyib/shared/contracts';
import { formatDay, formatPaise, formatRupees, isOldClose } from '@tayyib/shared/values/format';
import { Info } from '@tayyib/shared/parts/page';
import { ChangeChip } from '@tayyib/shared/parts/tables';
import { sizeWords } from '../../../domain/wording';
import { PriceAlertLink } from './PriceAlertLink';
import styles from './PriceSummary.module.css';

/** The last price with its day and change, and what the company is worth at it. */
export function PriceSummary({ stock }: { stock: StockPage }) {
  const { price } = stock;
  return (
    <div className={styles.summary}>
      <dl className={styles.figures}>
        <div>
          <dt>{price && isOldClose(price.day) ? 'Last known close' : 'Last close'}</dt>
          <dd className={styles.price}>{price ? formatPaise(price.closeRupees) : 'Not on file'}</dd>
          {price && (
            <dd className={styles.small}>
              {price.changePercent !== null && <ChangeChip change={price.changePercent / 100} />}{' '}
              <span className={styles.day}>
                {price.exchange}, {formatDay(price.day)}
              </span>
            </dd>
          )}
          <dd className={styles.small}>
            <PriceAlertLink code={stock.stock_code} />
          </dd>
        </div>
        <MarketCap stock={stock} />
      </dl>
    </div>
  );
}

/** The market capitalisation at the last close, and the published average, which the ratios of some standards use. */
function MarketCap({ stock: { marketCap, price, valuation } }: { stock: StockPage }) {
  const size = marketCap?.size && sizeWords[marketCap.size];
  const average = marketCap && `${marketCap.windowMonths} months to ${formatDay(marketCap.source.asOf)}`;
  if (valuation === null) {
    return (
      <div>
        <dt>Average market cap</dt>
        <dd>{marketCap ? formatRupees(marketCap.valueRupees) : 'Not on file'}</dd>
        {average && <dd className={styles.small}>{[size, average].filter(Boolean).join(' · ')}</dd>}
      </div>
    );
  }
  // beside the close that it is computed at
  const isAtClose = valuation.day === price?.day;
  return (
    <div>
      <dt>Market cap</dt>
      <dd>{formatRupees(valuation.marketCapRupees)}</dd>
      <dd className={styles.small}>
        <span className={styles.words}>
          {[size, !isAtClose && `at the close of ${formatDay(valuation.day)}`].filter(Boolean).join(' · ')}
        </span>{' '}
        {marketCap && (
          <Info about="Average market cap">
            Average {formatRupees(marketCap.valueRupees)}, {average}
          </Info>
        )}
      </dd>
    </div>
  );
}
