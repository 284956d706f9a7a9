import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { plans } from '@tayyib/shared/plans';
import { Modal } from '@tayyib/shared/sdk/ui';
import { Review } from './Review';
import { SandboxPayment } from './SandboxPayment';
import { useCheckout } from './useCheckout';

interface Props {
  plan: PaidPlanId;
  period: BillingPeriod;
  /** The page to go on to after the payment; null without one. */
  to: string | null;
  onClose: () => void;
  /** The payment has arrived. */
  onPaid: () => void;
}

/** The purchase of a plan: review and consent, then payment. */
export default function CheckoutDialog({ plan, period, to, onClose, onPaid }: Props) {
  const checkout = useCheckout({ plan, period }, to, onPaid);
  const { title } = plans[plan];
  const { step } = checkout;
  return (
    <Modal
      open
      footer={null}
      title={`${title}, ${period}`}
      onCancel={onClose}
      mask={{ closable: step.name !== 'payment' }}
    >
      {step.name === 'review' && <Review choice={{ plan, period }} checkout={checkout} />}
      {step.name === 'payment' && <SandboxPayment order={step.order} checkout={checkout} />}
    </Modal>
  );
}
