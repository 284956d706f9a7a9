import type { Order } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { ActionButton } from '../../../controls/actions';
import { rupeesOf } from '../rupeesOf';
import type { Checkout } from './useCheckout';
import styles from './checkout.module.css';

/** Replaces the payment service's page: the tester chooses the result. */
export function SandboxPayment({ order, checkout }: { order: Order; checkout: Checkout }) {
  const { isBusy, error, pay } = checkout;
  return (
    <div className={styles.step}>
      <SandboxNotice />
      <p className={styles.text}>Choose the outcome of the payment of {rupeesOf(order.amountPaise)}.</p>
      {error && <Failure message={error} />}
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

/** Marks the sandbox, so that it is not mistaken for a real payment. */
export function SandboxNotice() {
  return (
    <p className={styles.sandbox}>
      <strong>Sandbox: no money moves</strong>
      This is a test payment.
    </p>
  );
}
