import type { Order } from '@tayyib/shared/contracts';
import { Alert } from '@tayyib/shared/ui';
import { ActionButton } from '../../../controls/ActionButton';
import { rupeesOf } from '../rupeesOf';
import type { Checkout } from './useCheckout';
import { SandboxNotice } from './SandboxNotice';
import styles from './checkout.module.css';

/** Replaces the payment service's page: the tester chooses the result. */
export function SandboxPayment({ order, checkout }: { order: Order; checkout: Checkout }) {
  const { isBusy, error, pay } = checkout;
  return (
    <div className={styles.step}>
      <SandboxNotice />
      <p className={styles.text}>Choose the outcome of the payment of {rupeesOf(order.amountPaise)}.</p>
      {error && <Alert type="error" showIcon title={error} />}
      <div className={styles.actions}>
        <ActionButton isPrimary disabled={isBusy} onClick={() => void pay(order, 'pay')}>
          Simulate success
        </ActionButton>
        <ActionButton disabled={isBusy} onClick={() => void pay(order, 'fail')}>
          Simulate failure
        </ActionButton>
      </div>
    </div>
  );
}
