import { plans, type PlanId } from '@tayyib/shared/plans';
import { CheckMark } from '../../controls/CheckMark';
import { entitlements } from './entitlements';
import styles from './PlanComparison.module.css';

const columns = Object.values(plans);

/** What each plan includes, row by row. */
export function ComparisonTable({ current }: { current?: PlanId }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">What you get</th>
          {columns.map(({ id, title }) => (
            <th key={id} scope="col" className={id === current ? styles.mine : undefined}>
              {title}
              {id === current && <small>Your plan</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entitlements.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((plan) => (
              <td key={plan.id} className={plan.id === current ? styles.mine : undefined}>
                <Value value={of(plan)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return value ? (
    <span className={styles.yes}>
      <CheckMark label="Yes" />
    </span>
  ) : (
    <span className={styles.no}>No</span>
  );
}
