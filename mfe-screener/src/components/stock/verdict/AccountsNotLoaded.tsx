import type { StockPage, Verdict } from '@tayyib/shared/contracts';
import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import { useCommand } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { AlertOfChange } from '../instead/AlertOfChange';
import { CompliantAlternatives } from '../instead/CompliantAlternatives';
import styles from './AccountsNotLoaded.module.css';
import { Panel } from './Panel';

/** In place of ratios, where we have no accounts to compute them from: what would be checked, where it is published, what to do. */
export function AccountsNotLoaded({ stock, verdict }: { stock: StockPage; verdict: Verdict }) {
  const { isin, stock: name } = stock;
  const { standard, ratios, accountsTo } = verdict;
  const by = standardNames[standard.id];
  const isWatchable = useCommand('stock.watch') !== undefined;
  return (
    <div className={styles.panel}>
      <Panel title="We have not loaded its accounts">
        <p>
          {name} publishes its accounts, as every listed company must;{' '}
          {accountsTo === null
            ? 'we do not have them yet.'
            : `those we have, to ${formatDay(accountsTo)}, are too old or state too little to decide.`}{' '}
          That says nothing about whether it is halal.
        </p>
        <div className={styles.parts}>
          <div>
            <h4 className={styles.title}>What {by} would check</h4>
            <ul className={styles.list}>
              <li>What the company does, and what each line of business earns</li>
              {ratios.map(({ id, label, limit, limitInclusive }) => (
                <li key={id}>
                  {label}: {limitInclusive ? 'at most' : 'below'} {formatPercent(limit)}
                </li>
              ))}
              {ratios.length === 0 && (
                <li>
                  Its debt, its impure income and what else{' '}
                  <Link to="/tais_screening_criteria">{by} limits</Link>
                </li>
              )}
            </ul>
          </div>
          <div>
            <h4 className={styles.title}>Where they are published</h4>
            <ul className={styles.list}>
              {exchangesOf(stock).map(({ exchange, address }) => (
                <li key={exchange}>
                  <a href={address} target="_blank" rel="noreferrer">
                    {name} at {exchange}
                  </a>
                </li>
              ))}
              <li>On the company’s own website, under investors</li>
            </ul>
          </div>
          {isWatchable && (
            <div>
              <h4 className={styles.title}>What you can do</h4>
              <AlertOfChange stock={stock} label="Alert me when it is decided" />
            </div>
          )}
          <div>
            <h4 className={styles.title}>Compliant instead</h4>
            <CompliantAlternatives isin={isin} standard={standard.id} />
          </div>
        </div>
      </Panel>
    </div>
  );
}

/** The pages of the company at the exchanges that list it. */
function exchangesOf({ stock_code, bseCode }: StockPage): { exchange: string; address: string }[] {
  const nse =
    stock_code === bseCode
      ? []
      : [
          {
            exchange: 'NSE',
            address: `https://www.nseindia.com/get-quotes/equity?symbol=${encodeURIComponent(stock_code)}`,
          },
        ];
  const bse =
    bseCode === null
      ? []
      : [
          {
            exchange: 'BSE',
            address: `https://www.bseindia.com/corporates/ann.html?scrip=${encodeURIComponent(bseCode)}`,
          },
        ];
  return [...nse, ...bse];
}
