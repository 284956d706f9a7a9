import { formatDay } from '@tayyib/shared/values/format';
import type { StockPartProps } from '../parts/StockPartProps';
import styles from './CompanyPart.module.css';

/** What the company is, by the exchange's list and its newest accounts. */
export function CompanyPart({ stock }: StockPartProps) {
  const { verdicts, listedOn, sector, industry, stock_code, bseCode } = stock;
  const [verdict] = verdicts;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Accounts to</dt>
        <dd>{verdict?.accountsTo ? formatDay(verdict.accountsTo) : 'None on file'}</dd>
        {verdict?.nature && <dd className={styles.small}>{verdict.nature}, annual</dd>}
      </div>
      <div>
        <dt>Listed since</dt>
        <dd>{listedOn ? formatDay(listedOn) : 'Not on file'}</dd>
        <dd className={styles.small}>
          {stock_code}
          {bseCode && bseCode !== stock_code && ` · BSE ${bseCode}`}
        </dd>
      </div>
      <div>
        <dt>Industry</dt>
        <dd>{industry ?? 'Not assigned'}</dd>
        {sector && <dd className={styles.small}>{sector}</dd>}
      </div>
    </dl>
  );
}
