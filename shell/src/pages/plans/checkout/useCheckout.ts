import { useState } from 'react';
import type { ConfirmReply, Order, QuoteQuery } from '@tayyib/shared/contracts';
import type { StateCode } from '@tayyib/shared/indian-states';
import { toMessage } from '@tayyib/shared/errors';
import { useCheckoutMutation, useConfirmPaymentMutation, usePayAtSandboxMutation } from '../billingApi';

type Step = { name: 'review' } | { name: 'till'; order: Order } | { name: 'bought'; reply: ConfirmReply };

/** One purchase: which step it is at, what went wrong last, and the ways on. */
export function useCheckout(choice: QuoteQuery) {
  const [step, setStep] = useState<Step>({ name: 'review' });
  const [trouble, setTrouble] = useState<string | null>(null);
  // pressing twice is one purchase; trying again after a failure is another
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [askCheckout, checkout] = useCheckoutMutation();
  const [payAtSandbox, till] = usePayAtSandboxMutation();
  const [confirmPayment, confirmation] = useConfirmPaymentMutation();

  const order = async (termsVersion: string, state: StateCode | null) => {
    setTrouble(null);
    const answer = await askCheckout({
      ...choice,
      termsVersion,
      idempotencyKey,
      ...(state !== null && { state }),
    });
    if (answer.error) setTrouble(toMessage(answer.error));
    else if (answer.data.gateway === 'sandbox') setStep({ name: 'till', order: answer.data });
    else window.location.assign(`/api/billing/pay/${answer.data.id}`);
  };

  const startAgain = (reason: string) => {
    setTrouble(reason);
    setKey(crypto.randomUUID());
    setStep({ name: 'review' });
  };

  const pay = async ({ id: orderId }: Order, outcome: 'pay' | 'fail') => {
    setTrouble(null);
    const paid = await payAtSandbox({ orderId, outcome });
    if (paid.error) return setTrouble(toMessage(paid.error));
    if (!paid.data) return startAgain('The payment failed. Nothing was charged.');
    const answer = await confirmPayment({ orderId, ...paid.data });
    if (answer.error) return setTrouble(toMessage(answer.error));
    if (answer.data.orderStatus !== 'paid') {
      return startAgain('This order was no longer valid, so your money goes back.');
    }
    setStep({ name: 'bought', reply: answer.data });
  };

  const isBusy = checkout.isLoading || till.isLoading || confirmation.isLoading;
  return { step, trouble, isBusy, order, pay };
}

export type Checkout = ReturnType<typeof useCheckout>;
