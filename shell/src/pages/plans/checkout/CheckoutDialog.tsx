import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { plans } from '@tayyib/shared/plans';
import { Modal } from '@tayyib/shared/ui-data';
import { Bought } from './Bought';
import { Review } from './Review';
import { SandboxTill } from './SandboxTill';
import { useCheckout } from './useCheckout';

interface Props {
  plan: PaidPlanId;
  period: BillingPeriod;
  onClose: () => void;
}

/** From the price of a plan over the consent and the payment to the open plan. */
export default function CheckoutDialog({ plan, period, onClose }: Props) {
  const checkout = useCheckout({ plan, period });
  const { title } = plans[plan];
  const { step } = checkout;
  return (
    <Modal
      open
      footer={null}
      title={step.name === 'bought' ? `${title} is yours` : `${title}, ${period}`}
      onCancel={onClose}
      mask={{ closable: step.name !== 'till' }}
    >
      {step.name === 'review' && <Review choice={{ plan, period }} checkout={checkout} />}
      {step.name === 'till' && <SandboxTill order={step.order} checkout={checkout} />}
      {step.name === 'bought' && <Bought reply={step.reply} onClose={onClose} />}
    </Modal>
  );
}
