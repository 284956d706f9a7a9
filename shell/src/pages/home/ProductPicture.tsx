import type { WorkedExample } from '@tayyib/shared/contracts';
import { VerdictAnswer } from '@tayyib/shared/parts/verdict';
import { VerdictMark } from '@tayyib/shared/sdk/ui';
import { badgeNames, standardNames } from '@tayyib/shared/shariah';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';
import { stockPath } from '@tayyib/shared/public-pages';
import { Link } from '@tayyib/shared/sdk/router';
import styles from './ProductPicture.module.css';

/** What the product shows of one company, drawn by the parts of its page: the answer, the standards, and the way to the rest. */
export function ProductPicture({ stock }: Pick<WorkedExample, 'stock'>) {
  const { stock: name, stock_code, sector, badge, verdicts, price, code } = stock;
  const [byDefault] = verdicts;
  return (
    <figure className={styles.picture} aria-label={`An answer of today: ${name}`}>
      <div className={styles.bar} aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{stockPath(code)}</span>
      </div>
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.small}>
              {stock_code}
              {sector !== null && ` · ${sector}`}
            </p>
          </div>
          {price !== null && (
            <p className={styles.price}>
              {formatPaise(price.closeRupees)}
              <small>{formatDay(price.day)}</small>
            </p>
          )}
        </div>
        <VerdictAnswer badge={badge} age={stock} reason={byDefault?.reason}>
          {stock.accountsTo !== null && (
            <p className={styles.small}>On accounts to {formatDay(stock.accountsTo)}</p>
          )}
        </VerdictAnswer>
        <ul className={styles.standards} aria-label="By each of seven standards">
          {verdicts.map(({ standard, badge: bySuch }) => (
            <li key={standard} data-badge={bySuch}>
              <VerdictMark badge={bySuch} />
              {standardNames[standard]}
              <span className={styles.hidden}>: {badgeNames[bySuch].text}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={styles.foot}>
        <Link to={stockPath(code)}>See this answer in full</Link>
      </figcaption>
    </figure>
  );
}
