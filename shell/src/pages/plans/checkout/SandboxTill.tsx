import type { Order } from '@tayyib/shared/contracts';
import { Alert } from '@tayyib/shared/ui';
import { ActionButton } from '../../../controls/ActionButton';
import { rupeesOf } from '../rupeesOf';
import type { Checkout } from './useCheckout';
import { SandboxMark } from './SandboxMark';
import styles from './checkout.module.css';

/** In place of a payment service's own page: the tester decides how the payment ends. */
export function SandboxTill({ order, checkout }: { order: Order; checkout: Checkout }) {
  const { isBusy, trouble, pay } = checkout;
  return (
    <div className={styles.step}>
      <SandboxMark />
      <p className={styles.words}>How does the payment of {rupeesOf(order.amountPaise)} end?</p>
      {trouble && <Alert type="error" showIcon title={trouble} />}
      <div className={styles.actions}>
        <ActionButton isPrimary disabled={isBusy} onClick={() => void pay(order, 'pay')}>
          It succeeds
        </ActionButton>
        <ActionButton disabled={isBusy} onClick={() => void pay(order, 'fail')}>
          It fails
        </ActionButton>
      </div>
    </div>
  );
}
