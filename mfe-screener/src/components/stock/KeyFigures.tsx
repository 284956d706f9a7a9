import type { StockPage } from '@tayyib/shared/contracts';
import { formatDay, formatPaise, formatRupees, isOldClose } from '@tayyib/shared/format';
import { ChangeChip } from '@tayyib/shared/tables';
import { sizeWords } from '../../domain/wording';
import styles from './KeyFigures.module.css';

/** Price, size and dates at a glance. */
export function KeyFigures({ stock }: { stock: StockPage }) {
  const { price, marketCap, verdicts, listedOn } = stock;
  const [verdict] = verdicts;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{price && isOldClose(price.day) ? 'Last known close' : 'Last close'}</dt>
        <dd>{price ? formatPaise(price.closeRupees) : 'Not on file'}</dd>
        {price && (
          <dd className={styles.small}>
            {price.changePercent !== null && <ChangeChip change={price.changePercent / 100} />}{' '}
            {price.exchange}, {formatDay(price.day)}
          </dd>
        )}
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
      <div>
        <dt>Accounts to</dt>
        <dd>{verdict?.accountsTo ? formatDay(verdict.accountsTo) : 'None on file'}</dd>
        {verdict?.nature && <dd className={styles.small}>{verdict.nature}, annual</dd>}
      </div>
      <div>
        <dt>Listed since</dt>
        <dd>{listedOn ? formatDay(listedOn) : 'Not on file'}</dd>
      </div>
    </dl>
  );
}
