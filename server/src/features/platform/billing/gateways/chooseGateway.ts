import type { Config } from '../../../../config/config';
import type { PaymentGateway } from './PaymentGateway';
import { razorpayGateway } from './razorpayGateway';
import { sandboxGateway } from './sandboxGateway';

/** The configured gateway; null where nothing can be bought. */
export function chooseGateway({ payments }: Pick<Config, 'payments'>): PaymentGateway | null {
  if (payments === null) return null;
  return payments === 'sandbox' ? sandboxGateway : razorpayGateway(payments);
}
