import type { ConfirmReply } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/format';
import { plans } from '@tayyib/shared/plans';
import { Icon } from '@tayyib/shared/ui';
import { ActionButton } from '../../../controls/actions';
import styles from './checkout.module.css';

/** The confirmation of a purchase. The plan is already active. */
export function PurchaseDone({ reply, onClose }: { reply: ConfirmReply; onClose: () => void }) {
  const { plan, subscription } = reply;
  return (
    <div className={styles.step} role="status">
      <p className={styles.text}>
        <Icon name="check" /> {plans[plan].title} is active
        {subscription && ` until ${formatMoment(subscription.endsAt)}`}.
      </p>
      <ActionButton isPrimary onClick={onClose}>
        Done
      </ActionButton>
    </div>
  );
}
