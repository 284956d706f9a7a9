import { plans, type PlanId } from '@tayyib/shared/plans';
import { CheckMark } from '../../controls/CheckMark';
import { entitlements } from './entitlements';
import styles from './PlanComparison.module.css';

const columns = Object.values(plans);

/** The comparison table of all plans. */
export function PlanComparison({ current }: { current: PlanId | undefined }) {
  return (
    <section aria-labelledby="comparison" className={styles.section}>
      <h2 id="comparison">Compare the plans</h2>
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
    </section>
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
