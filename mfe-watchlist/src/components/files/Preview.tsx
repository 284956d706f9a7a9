import type { StockFilePreview } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import styles from './files.module.css';

const formats = { tradingview: 'TradingView', kite: 'Kite', groww: 'Groww', csv: 'CSV' } as const;

/** What a file would add, and its other lines with the reasons. */
export function Preview({ preview: { format, stocks, refused } }: { preview: StockFilePreview }) {
  return (
    <>
      <div role="status">
        <h3 className={styles.heading}>
          {formats[format]}: {formatCountOf(stocks.length, 'stock')} to add
          {refused.length > 0 && `, ${formatCountOf(refused.length, 'line')} refused`}
        </h3>
      </div>
      {stocks.length > 0 && (
        <ul aria-label="Stocks to add" className={styles.lines}>
          {stocks.map(({ isin, stock, stock_code, line }) => (
            <li key={isin}>
              <span>
                <strong>{stock_code}</strong> {stock}
              </span>
              <span className={styles.line}>line {line}</span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul aria-label="Refused lines" className={styles.lines}>
          {refused.map(({ line, text, reason }, at) => (
            <li key={at}>
              <span>
                <code>{text || '(empty)'}</code> {reason}
              </span>
              <span className={styles.line}>line {line}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
