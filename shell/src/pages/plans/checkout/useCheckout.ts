import { useState } from 'react';
import type { Order, QuoteQuery } from '@tayyib/shared/contracts';
import type { StateCode } from '@tayyib/shared/indian-states';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useCheckoutMutation, useConfirmPaymentMutation, usePayAtSandboxMutation } from '../billingApi';

type Step = { name: 'review' } | { name: 'payment'; order: Order };

/**
 * The state of one purchase: its step, its last error, and its actions.
 * @param to the page to go on to after a payment on the gateway's own page; null without one
 */
export function useCheckout(choice: QuoteQuery, to: string | null, onPaid: () => void) {
  const [step, setStep] = useState<Step>({ name: 'review' });
  const [error, setError] = useState<string | null>(null);
  // a double click is one purchase; a retry after a failure is another
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [createOrder, checkout] = useCheckoutMutation();
  const [payAtSandbox, payment] = usePayAtSandboxMutation();
  const [confirmPayment, confirmation] = useConfirmPaymentMutation();

  const order = async (termsVersion: string, state: StateCode | null) => {
    setError(null);
    const reply = await createOrder({
      ...choice,
      termsVersion,
      idempotencyKey,
      ...(state !== null && { state }),
    });
    if (reply.error) setError(toMessage(reply.error));
    else if (reply.data.gateway === 'sandbox') setStep({ name: 'payment', order: reply.data });
    else window.location.assign(payPageOf(reply.data, to));
  };

  const startAgain = (reason: string) => {
    setError(reason);
    setKey(crypto.randomUUID());
    setStep({ name: 'review' });
  };

  const pay = async ({ id: orderId }: Order, outcome: 'pay' | 'fail') => {
    setError(null);
    const paid = await payAtSandbox({ orderId, outcome });
    if (paid.error) return setError(toMessage(paid.error));
    if (!paid.data) return startAgain('The payment failed. Nothing was charged.');
    const reply = await confirmPayment({ orderId, ...paid.data });
    if (reply.error) return setError(toMessage(reply.error));
    if (reply.data.orderStatus !== 'paid') {
      return startAgain('This order was no longer valid, so your money goes back.');
    }
    onPaid();
  };

  const isBusy = checkout.isLoading || payment.isLoading || confirmation.isLoading;
  return { step, error, isBusy, order, pay };
}

function payPageOf({ id }: Order, to: string | null): string {
  return `/api/billing/pay/${id}${to === null ? '' : `?${new URLSearchParams({ to })}`}`;
}

export type Checkout = ReturnType<typeof useCheckout>;
