import { plans } from '@tayyib/shared/plans';
import { Icon } from '@tayyib/shared/ui';
import { PlansModal } from './PlansModal';
import { premiumFeatures } from './premiumFeatures';
import styles from './PremiumModal.module.css';

const sizes = Object.values(plans)
  .filter(({ premium }) => premium)
  .map(({ title, watchlists, stocksPerWatchlist }) => ({
    title,
    limits: `up to ${watchlists} watchlists of at most ${stocksPerWatchlist} stocks each`,
  }));

/** What premium includes, with a link to the plans. */
export default function PremiumModal({ onClose }: { onClose: () => void }) {
  return (
    <PlansModal title="Unlock premium" onClose={onClose}>
      <ul className={styles.features}>
        {premiumFeatures
          .filter(({ isComing }) => !isComing)
          .map(({ text }) => (
            <li key={text}>
              <Icon name="check" />
              {text}
            </li>
          ))}
        {sizes.map(({ title, limits }) => (
          <li key={title}>
            <Icon name="check" />
            {title}: {limits}
          </li>
        ))}
      </ul>
      <h3 className={styles.coming}>Coming, and not part of what you pay for today</h3>
      <ul className={styles.features}>
        {premiumFeatures
          .filter(({ isComing }) => isComing)
          .map(({ text }) => (
            <li key={text}>
              <Icon name="bulb" />
              {text}
            </li>
          ))}
      </ul>
      <p className={styles.note}>Consultations are part of {plans.premium_pro.title}.</p>
    </PlansModal>
  );
}
