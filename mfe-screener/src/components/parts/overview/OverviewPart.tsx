import {
  formatDay,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRupees,
} from '@tayyib/shared/values/format';
import { isRefusedBy, NonCompliantOverlay } from '../../stock/NonCompliantOverlay';
import type { StockPartProps } from '../StockPartProps';
import { Business } from './Business';
import styles from './OverviewPart.module.css';
import { YearChart } from './YearChart';

/** The company in a look: its business, its price in a year, and what the market pays for it. The verdict is above the tabs. */
export function OverviewPart({ stock, standard }: StockPartProps) {
  const verdict = stock.verdicts.find((each) => each.standard.id === standard);
  return (
    <div className={styles.overview}>
      <div className={styles.halves}>
        {verdict && <Business stock={stock} verdict={verdict} />}
        {stock.price && (
          <section className={styles.card} aria-label="Price in a year">
            <h3>Price in a year</h3>
            <NonCompliantOverlay isNonCompliant={isRefusedBy(stock, standard)} title="price of a year">
              <YearChart isin={stock.isin} name={stock.stock_code} />
            </NonCompliantOverlay>
          </section>
        )}
      </div>
      <Facts stock={stock} />
    </div>
  );
}

/** What the market pays, and since when; only what is known. */
function Facts({ stock: { valuation, listedOn, bseCode, stock_code } }: Pick<StockPartProps, 'stock'>) {
  const facts = [
    valuation && {
      title: 'Market cap',
      value: formatRupees(valuation.marketCapRupees),
      note: `close of ${formatDay(valuation.day)}`,
    },
    valuation?.priceToEarnings != null && {
      title: 'P/E',
      value: formatNumber(valuation.priceToEarnings),
      note: valuation.profitTo && `profit of the year to ${formatMonth(valuation.profitTo)}`,
    },
    valuation?.dividendYield != null && {
      title: 'Dividend yield',
      value: formatPercent(valuation.dividendYield),
      note: 'dividends of a year',
    },
    listedOn && {
      title: 'Listed since',
      value: formatDay(listedOn),
      note: bseCode && bseCode !== stock_code ? `NSE ${stock_code} · BSE ${bseCode}` : null,
    },
  ].filter((fact) => !!fact);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, value, note }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
