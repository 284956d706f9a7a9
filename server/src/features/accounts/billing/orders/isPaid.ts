import type { FastifyBaseLogger } from 'fastify';
import type { PaymentGateway } from '../gateways/PaymentGateway';

/** Whether the gateway has the money. A gateway that does not answer now sends a message later. */
export async function isPaid(
  log: FastifyBaseLogger,
  gateway: PaymentGateway,
  payment: Parameters<PaymentGateway['isCaptured']>[0],
): Promise<boolean> {
  try {
    return await gateway.isCaptured(payment);
  } catch (error) {
    log.warn(error, 'cannot ask the gateway whether a payment is captured');
    return false;
  }
}
