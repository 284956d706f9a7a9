import { useViewer } from '@tayyib/shared/sdk/modules';
import { plans } from '@tayyib/shared/plans';
import { PlansModal } from '@tayyib/shared/parts/premium';
import { largerPlans, limitsLabel } from '../../domain/limits';
import styles from './UpgradeDialog.module.css';

/** Shown when a limit of the plan is reached: what the plan includes, and what larger plans include. */
export function UpgradeDialog({ onClose }: { onClose: () => void }) {
  const { user } = useViewer();
  const plan = plans[user?.plan ?? 'free'];
  const larger = largerPlans(plan.id);
  const canUpgrade = larger.length > 0;
  return (
    <PlansModal
      title={canUpgrade ? 'You have reached your plan’s limit' : 'All your watchlists are in use'}
      canUpgrade={canUpgrade}
      onClose={onClose}
    >
      <p>
        Your {plan.title} plan includes {limitsLabel(plan)}.
      </p>
      {canUpgrade ? (
        <ul className={styles.plans}>
          {larger.map((each) => (
            <li key={each.id}>
              <strong>{each.title}</strong>
              <span>{limitsLabel(each)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>No plan includes more. Delete a watchlist you no longer need to create another.</p>
      )}
    </PlansModal>
  );
}
