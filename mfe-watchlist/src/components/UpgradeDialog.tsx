import { useViewer } from '@tayyib/shared/modules';
import { plans } from '@tayyib/shared/plans';
import { useNavigate } from '@tayyib/shared/router';
import { Button, Icon } from '@tayyib/shared/ui';
import { Modal } from '@tayyib/shared/ui-data';
import { largerPlans, roomOf } from '../domain/limits';
import styles from './UpgradeDialog.module.css';

/** The plan's room is used up: what it holds, and what larger plans hold. */
export function UpgradeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { user } = useViewer();
  const plan = plans[user?.plan ?? 'free'];
  const larger = largerPlans(plan.id);
  const seePlans = () => {
    onClose();
    void navigate('/plan', { state: 'Yearly' });
  };
  return (
    <Modal
      open
      title={larger.length > 0 ? 'More room with a larger plan' : 'All your watchlists are in use'}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          {larger.length > 0 && (
            <Button type="primary" icon={<Icon name="crown" />} onClick={seePlans}>
              View Pricing Plans
            </Button>
          )}
        </>
      }
    >
      <p>
        Your {plan.title} plan holds {roomOf(plan)}.
      </p>
      {larger.length > 0 ? (
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
    </Modal>
  );
}
