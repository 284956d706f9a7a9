import { planIds, plans, type Plan, type PlanId } from '@tayyib/shared/plans';
import { gstPercent, prices } from '@tayyib/shared/prices';
import { ActionLink } from '../../controls/actions';
import styles from './PlanPrices.module.css';

const lists = ({ watchlists, stocksPerWatchlist }: Plan) =>
  watchlists === 1
    ? `one watchlist of ${stocksPerWatchlist} stocks`
    : `${watchlists} watchlists of ${stocksPerWatchlist} stocks`;

const texts: Readonly<Record<PlanId, (plan: Plan) => string>> = {
  free: (plan) => `Search, verdicts with reasons, and ${lists(plan)}.`,
  basic: (plan) => `As Free, with ${lists(plan)}.`,
  premium: (plan) => `Advanced screener, every ratio, the community, and ${lists(plan)}.`,
  premium_pro: (plan) => `As Premium, with one-on-one consultations and ${lists(plan)}.`,
};

const monthly = (id: PlanId) => (id === 'free' ? 0 : prices[id].monthly / 100);

/** What the plans cost, in short. */
export function PlanPrices() {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className={styles.heading}>
        Plans and prices
      </h2>
      <ul className={styles.plans}>
        {planIds.map((id) => (
          <li key={id}>
            <h3>{plans[id].title}</h3>
            <p className={styles.price}>
              <strong>₹{monthly(id)}</strong> {id !== 'free' && 'a month'}
            </p>
            <p>{texts[id](plans[id])}</p>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p>Prices include GST of {gstPercent}%. Pay for 10 months, get 12. Nothing renews unless you pay.</p>
        <ActionLink to="/plans">Compare plans</ActionLink>
      </div>
    </section>
  );
}
