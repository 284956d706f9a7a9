import { ProblemError } from '../../../plugins/http/ProblemError';

export const orderNotFound = () => new ProblemError(404, 'order-not-found', 'There is no such order.');
export const noSubscription = () =>
  new ProblemError(409, 'no-subscription', 'You have no plan that was bought here.');
export const paymentsOff = () =>
  new ProblemError(503, 'payments-off', 'Plans cannot be bought here at the moment.');
export const gatewayDown = () =>
  new ProblemError(
    502,
    'gateway-unavailable',
    'The payment service is not answering. Nothing was charged. Please try again in a moment.',
  );
export const paymentNotVerified = () =>
  new ProblemError(
    400,
    'payment-not-verified',
    'The payment could not be verified. If money left your account, your plan opens as soon as the payment service tells us.',
  );
export const termsChanged = () =>
  new ProblemError(
    409,
    'terms-changed',
    'Our terms have changed. Please read and agree to them again.',
    'termsVersion',
  );
export const keyReused = () =>
  new ProblemError(409, 'idempotency-key-reused', 'That key belongs to another order.', 'idempotencyKey');
export const nothingToRefund = () =>
  new ProblemError(409, 'nothing-to-refund', 'No whole day of your term is left to pay back.');
