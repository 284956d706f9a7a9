import { formatMoment } from '@tayyib/shared/values/format';
import { plans, type PlanId } from '@tayyib/shared/plans';
import { Link } from '@tayyib/shared/sdk/router';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetInvoicesQuery } from '../plans/billingApi';
import { rupeesOf } from '../plans/rupeesOf';
import { ActionMessage } from './ActionMessage';
import { ProfileSection } from './ProfileSection';
import styles from './profile.module.css';

/** The current plan, with links to printable invoices and credit notes. */
export function PlanSection({ plan }: { plan: PlanId }) {
  const { data, error } = useGetInvoicesQuery();
  return (
    <ProfileSection id="profile-plan" title="Plan and invoices">
      <p className={styles.text}>
        You are on <strong>{plans[plan].title}</strong>. <Link to="/plan">See the plans</Link>
      </p>
      {error && <ActionMessage error={error} />}
      {!data && !error && <Skeleton active title={false} />}
      {data?.invoices.length === 0 && <p className={styles.hint}>You have no invoices.</p>}
      {data && data.invoices.length > 0 && (
        <ul className={styles.rows}>
          {data.invoices.map(({ id, number, kind, issuedAt, description, totalPaise }) => (
            <li key={id} className={styles.row}>
              <span>
                <a href={`/api/billing/invoices/${id}`} target="_blank" rel="noreferrer">
                  {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
                  <span className={styles.unseen}> (opens in a new tab)</span>
                </a>
                <span className={styles.hint}>{description}</span>
              </span>
              <span className={styles.figures}>
                {rupeesOf(totalPaise)}
                <span className={styles.hint}>{formatMoment(issuedAt)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
