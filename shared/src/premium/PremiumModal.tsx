import { plans } from '@tayyib/shared/plans';
import { useNavigate } from '@tayyib/shared/router';
import { Button, Icon } from '@tayyib/shared/ui';
import { Modal } from '@tayyib/shared/ui-data';
import { premiumFeatures } from './premiumFeatures';
import styles from './PremiumModal.module.css';

const sizes = Object.values(plans)
  .filter(({ premium }) => premium)
  .map(({ title, watchlists, stocksPerWatchlist }) => ({
    title,
    room: `up to ${watchlists} watchlists of at most ${stocksPerWatchlist} stocks each`,
  }));

/** What premium gives, and the way to the plans. */
export default function PremiumModal({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const seePlans = () => {
    onClose();
    void navigate('/plan', { state: 'Yearly' });
  };
  return (
    <Modal
      open
      title="Unlock premium"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button type="primary" icon={<Icon name="crown" />} onClick={seePlans}>
            View Pricing Plans
          </Button>
        </>
      }
    >
      <ul className={styles.features}>
        {premiumFeatures.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
        {sizes.map(({ title, room }) => (
          <li key={title}>
            <Icon name="check" />
            {title}: {room}
          </li>
        ))}
      </ul>
      <p className={styles.note}>Consultations are part of {plans.premium_pro.title}.</p>
    </Modal>
  );
}
