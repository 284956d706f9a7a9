import type { EditionDiff } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { fromLabel, statusLabels } from '../../domain/statusLabels';
import { stockAddress } from '../../domain/addresses';
import { ScrollFrame } from '../common/ScrollFrame';
import styles from '../common/staff.module.css';

/** Companies with their current verdict and the one by the draft. */
export function ChangesTable({ changes }: { changes: EditionDiff['changes'] }) {
  return (
    <ScrollFrame label="Companies whose verdict would change">
      <table className={styles.table}>
        <caption className={styles.caption}>Companies whose verdict would change</caption>
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">Now</th>
            <th scope="col">By the draft</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ isin, symbol, from, to, why }) => (
            <tr key={isin}>
              <th scope="row">
                <Link to={stockAddress(isin)}>{symbol}</Link>
              </th>
              <td>{fromLabel(from)}</td>
              <td>{statusLabels[to]}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
