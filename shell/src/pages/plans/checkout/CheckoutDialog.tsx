import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { plans } from '@tayyib/shared/plans';
import { Modal } from '@tayyib/shared/ui-data';
import { PurchaseDone } from './PurchaseDone';
import { Review } from './Review';
import { SandboxPayment } from './SandboxPayment';
import { useCheckout } from './useCheckout';

interface Props {
  plan: PaidPlanId;
  period: BillingPeriod;
  onClose: () => void;
}

/** The purchase of a plan: review and consent, payment, confirmation. */
export default function CheckoutDialog({ plan, period, onClose }: Props) {
  const checkout = useCheckout({ plan, period });
  const { title } = plans[plan];
  const { step } = checkout;
  return (
    <Modal
      open
      footer={null}
      title={step.name === 'done' ? `${title} is yours` : `${title}, ${period}`}
      onCancel={onClose}
      mask={{ closable: step.name !== 'payment' }}
    >
      {step.name === 'review' && <Review choice={{ plan, period }} checkout={checkout} />}
      {step.name === 'payment' && <SandboxPayment order={step.order} checkout={checkout} />}
      {step.name === 'done' && <PurchaseDone reply={step.reply} onClose={onClose} />}
    </Modal>
  );
}
