import { plans, type Plan } from '@tayyib/shared/plans';
import { PageHeading } from '@tayyib/shared/ui';
import { useSession } from '../../session/useSession';
import styles from './PlansPage.module.css';

const rows: readonly { label: string; of: (plan: Plan) => string | boolean }[] = [
  { label: 'Search and verdicts with reasons', of: () => true },
  { label: 'Watchlists', of: (plan) => String(plan.watchlists) },
  { label: 'Stocks in each watchlist', of: (plan) => String(plan.stocksPerWatchlist) },
  { label: 'Premium pages and detailed ratios', of: (plan) => plan.premium },
  { label: 'Community', of: (plan) => plan.community },
  { label: 'One-on-one consultations', of: (plan) => plan.consultations },
];

/** What each plan gives. Shown in place of a page that needs a bigger one, too; `wanted` then names that page. */
export default function PlansPage({ wanted }: { wanted?: string }) {
  const { user } = useSession();
  const all = Object.values(plans);
  return (
    <>
      <PageHeading
        title="Plans"
        lead={wanted ? `${wanted} is part of a bigger plan than yours.` : 'What each plan gives.'}
      />
      <div className={styles.scroll} role="region" aria-label="Plans compared" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {all.map((plan) => (
                <th key={plan.id} scope="col" className={plan.id === user?.plan ? styles.mine : undefined}>
                  {plan.title}
                  {plan.id === user?.plan && <span className={styles.yours}>Your plan</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {all.map((plan) => (
                  <td key={plan.id} className={plan.id === user?.plan ? styles.mine : undefined}>
                    <Entitlement value={of(plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        Plans cannot be bought on this page. Your account keeps the plan shown until our team changes it.
      </p>
    </>
  );
}

function Entitlement({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return value ? <span className={styles.yes}>Yes</span> : <span className={styles.no}>No</span>;
}
