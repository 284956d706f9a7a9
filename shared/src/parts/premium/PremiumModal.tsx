import { comingFeatures, plans, premiumFeatures } from '@tayyib/shared/plans';
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
      <Features icon="check" texts={included} />
      <h3 className={styles.coming}>Coming, and not part of what you pay for today</h3>
      <Features icon="bulb" texts={comingFeatures} />
    </PlansModal>
  );
}

function Features({ icon, texts }: { icon: string; texts: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {texts.map((text) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
