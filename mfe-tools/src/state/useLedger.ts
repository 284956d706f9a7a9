import { useGetConsentsQuery } from '@tayyib/shared/sdk/api';
import type { LedgerDue, LedgerLine, LedgerPaymentBody } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { maxLedgerEntries } from '@tayyib/shared/limits';
import { useViewer } from '@tayyib/shared/sdk/modules';
import {
  useAddLedgerDuesMutation,
  useAddLedgerPaymentMutation,
  useGetLedgerQuery,
  useReverseLedgerPaymentMutation,
} from '../api/toolsApi';
import { useOwner } from './useOwner';

export interface Ledger {
  /** `none`: a visitor, or a user who has not agreed to a ledger. */
  status: 'loading' | 'failed' | 'none' | 'open';
  lines: readonly LedgerLine[];
  /** Why the ledger is not here. */
  error: unknown;
  retry: () => void;
  /** Each returns a sentence if it did not work. */
  addDues: (dues: readonly LedgerDue[]) => Promise<string | null>;
  pay: (payment: LedgerPaymentBody) => Promise<string | null>;
  reversePayment: (paymentId: string) => Promise<string | null>;
}

/** The ledger on the viewer's account. */
export function useLedger(): Ledger {
  const isUser = useViewer().user !== null;
  const { owner, isLoading } = useOwner();
  const consents = useGetConsentsQuery(undefined, { skip: !isUser });
  const ledger = useGetLedgerQuery(undefined, { skip: !isUser });
  const actions = useLedgerActions();
  const lines = ledger.data?.lines ?? [];
  const isAgreed = consents.data?.purificationLedger.isGiven ?? false;
  const error = ledger.error ?? consents.error ?? null;
  const statusOfUser = (): Ledger['status'] => {
    if (error !== null) return 'failed';
    if (!ledger.data || !consents.data) return 'loading';
    return isAgreed || lines.length > 0 ? 'open' : 'none';
  };
  // a user who is known by what this browser remembers has no connection
  const statusOfOthers = isLoading ? 'loading' : owner === 'visitor' ? 'none' : 'failed';
  return {
    status: isUser ? statusOfUser() : statusOfOthers,
    lines,
    error,
    retry: () => {
      void ledger.refetch();
      void consents.refetch();
    },
    ...actions,
  };
}

function useLedgerActions(): Pick<Ledger, 'addDues' | 'pay' | 'reversePayment'> {
  const [addDues] = useAddLedgerDuesMutation();
  const [pay] = useAddLedgerPaymentMutation();
  const [reversePayment] = useReverseLedgerPaymentMutation();
  const messageOf = ({ error }: { error?: unknown }) => (error ? toMessage(error) : null);
  return {
    addDues: async (dues) => {
      for (let at = 0; at < dues.length; at += maxLedgerEntries) {
        const failure = messageOf(await addDues({ dues: dues.slice(at, at + maxLedgerEntries) }));
        if (failure !== null) return failure;
      }
      return null;
    },
    pay: async (payment) => messageOf(await pay(payment)),
    reversePayment: async (paymentId) => messageOf(await reversePayment(paymentId)),
  };
}
