import { plans, type Plan } from '@tayyib/shared/plans';
import { PageHeading } from '@tayyib/shared/ui';
import { useSession } from '../../session/useSession';
import styles from './PlansPage.module.css';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** What a plan gives, in words; false where it gives nothing of the kind. */
const entitlements: readonly { name: string; of: (plan: Plan) => string | false }[] = [
  { name: 'Verdicts', of: () => 'Search and verdicts with reasons' },
  {
    name: 'Lists',
    of: ({ watchlists, stocksPerWatchlist }) =>
      `${counted(watchlists, 'watchlist')} of ${counted(stocksPerWatchlist, 'stock')}`,
  },
  { name: 'Detail', of: ({ premium }) => premium && 'Premium pages and detailed ratios' },
  { name: 'Company', of: ({ community }) => community && 'The community' },
  { name: 'Advice', of: ({ consultations }) => consultations && 'One-on-one consultations' },
];

/** What each plan gives. Shown in place of a page that needs a bigger one, too; `wanted` then names that page. */
export default function PlansPage({ wanted }: { wanted?: string }) {
  const { user } = useSession();
  return (
    <>
      <PageHeading
        title="Plans"
        lead={wanted ? `${wanted} is part of a bigger plan than yours.` : 'What each plan gives.'}
      />
      <ul className={styles.plans}>
        {Object.values(plans).map((plan) => (
          <li key={plan.id} className={plan.id === user?.plan ? styles.mine : styles.plan}>
            <h2>{plan.title}</h2>
            {plan.id === user?.plan && <p className={styles.yours}>Your plan</p>}
            <ul className={styles.gives}>
              {entitlements.map(({ name, of }) => {
                const text = of(plan);
                return text && <li key={name}>{text}</li>;
              })}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Plans cannot be bought on this page. Your account keeps its plan until our team changes it.
      </p>
    </>
  );
}
