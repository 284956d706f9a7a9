import { useViewer } from '@tayyib/shared/modules';
import { plans } from '@tayyib/shared/plans';
import { PlansModal } from '@tayyib/shared/premium';
import { largerPlans, roomOf } from '../domain/limits';
import styles from './UpgradeDialog.module.css';

/** The plan's room is used up: what it holds, and what larger plans hold. */
export function UpgradeDialog({ onClose }: { onClose: () => void }) {
  const { user } = useViewer();
  const plan = plans[user?.plan ?? 'free'];
  const larger = largerPlans(plan.id);
  const canUpgrade = larger.length > 0;
  return (
    <PlansModal
      title={canUpgrade ? 'More room with a larger plan' : 'All your watchlists are in use'}
      canUpgrade={canUpgrade}
      onClose={onClose}
    >
      <p>
        Your {plan.title} plan holds {roomOf(plan)}.
      </p>
      {canUpgrade ? (
        <ul className={styles.plans}>
          {larger.map((each) => (
            <li key={each.id}>
              <strong>{each.title}</strong>
              <span>{roomOf(each)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>No plan holds more. Delete a watchlist you no longer need to make another.</p>
      )}
    </PlansModal>
  );
}
