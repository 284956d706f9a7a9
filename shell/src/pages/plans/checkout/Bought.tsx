import type { ConfirmReply } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/format';
import { plans } from '@tayyib/shared/plans';
import { Icon } from '@tayyib/shared/ui';
import { ActionButton } from '../../../controls/ActionButton';
import styles from './checkout.module.css';

/** The plan is open already: every page behind this dialog knows. */
export function Bought({ reply, onClose }: { reply: ConfirmReply; onClose: () => void }) {
  const { plan, subscription } = reply;
  return (
    <div className={styles.step} role="status">
      <p className={styles.words}>
        <Icon name="check" /> {plans[plan].title} is open
        {subscription && ` until ${formatMoment(subscription.endsAt)}`}.
      </p>
      <ActionButton isPrimary onClick={onClose}>
        Done
      </ActionButton>
    </div>
  );
}
