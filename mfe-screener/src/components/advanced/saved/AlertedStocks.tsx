import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { stockAddress } from '../../../domain/stockAddress';
import styles from './ScreenChanges.module.css';

interface Props {
  /** The codes of the stocks in the alert. */
  codes: readonly string[];
  onClose: () => void;
}

/** The stocks that a scanner found, which an alert opened the page for. */
export function AlertedStocks({ codes, onClose }: Props) {
  return (
    <section className={styles.changes} aria-labelledby="alerted-stocks">
      <div className={styles.head}>
        <h2 id="alerted-stocks">Stocks of the alert</h2>
        <Button size="small" aria-label="Close the stocks of the alert" onClick={onClose}>
          Close
        </Button>
      </div>
      <ul className={styles.list} aria-label="Stocks of the alert">
        {codes.map((code) => (
          <li key={code}>
            <Link to={stockAddress(code)}>{code}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
