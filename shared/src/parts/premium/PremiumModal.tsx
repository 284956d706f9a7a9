import { plans, premiumFeatures } from '@tayyib/shared/plans';
import { Icon } from '@tayyib/shared/sdk/ui';
import { PlansModal } from './PlansModal';
import styles from './PremiumModal.module.css';

const premiumPlans = Object.values(plans).filter(({ premium }) => premium);
const lists = premiumPlans.map(
  ({ title, watchlists, stocksPerWatchlist }) =>
    `${title}: up to ${watchlists} watchlists of at most ${stocksPerWatchlist} stocks each`,
);
const titlesOf = (includes: 'community' | 'consultations') => {
  const including = premiumPlans.filter((plan) => plan[includes]);
  return including.length === premiumPlans.length
    ? ''
    : `${including.map(({ title }) => title).join(', ')}: `;
};
const included = [
  ...premiumFeatures,
  `${titlesOf('community')}Community`,
  ...lists,
  `${titlesOf('consultations')}One-on-one Shariah consultation`,
];

/** What premium includes, by the table of plans, with a link to the plans. */
export default function PremiumModal({ onClose }: { onClose: () => void }) {
  return (
    <PlansModal title="Unlock premium" onClose={onClose}>
      <ul className={styles.features}>
        {included.map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
    </PlansModal>
  );
}
