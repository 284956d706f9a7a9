import { useSyncExternalStore } from 'react';
import { useGetConsentsQuery } from '@tayyib/shared/sdk/api';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { LedgerDue, LedgerLine, LedgerPaymentBody } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { maxLedgerEntries } from '@tayyib/shared/limits';
import { useViewer } from '@tayyib/shared/sdk/modules';
import {
  draftDues,
  draftPayment,
  draftReversal,
  type LedgerDraft,
} from '@tayyib/shared/shariah/purification-ledger';
import {
  useAddLedgerDuesMutation,
  useAddLedgerPaymentMutation,
  useGetLedgerQuery,
  useReverseLedgerPaymentMutation,
} from '../../api/toolsApi';
import { readLines } from '../../domain/ledger/readLines';
import { useOwner } from '../useOwner';
import { sealedLines } from './sealedLines';
import { textInBrowser } from './TextPlace';

/** Where a ledger is stored; null: its owner has not chosen yet. */
type LedgerPlace = 'account' | 'browser' | null;

export interface Ledger {
  owner: string;
  place: LedgerPlace;
  status: 'loading' | 'failed' | 'locked' | 'open';
  lines: readonly LedgerLine[];
  /** Why the ledger of the account is not here. */
  error: unknown;
  retry: () => void;
  /** Each returns a sentence if it did not work. */
  addDues: (dues: readonly LedgerDue[]) => Promise<string | null>;
  pay: (payment: LedgerPaymentBody) => Promise<string | null>;
  reversePayment: (paymentId: string) => Promise<string | null>;
}

/** The viewer's ledger, wherever it is stored: the one in this browser if there is one, else that of the account. */
export function useLedger(): Ledger {
  const { user } = useViewer();
  const { owner, isLoading: isOwnerLoading } = useOwner();
  const here = useSyncExternalStore(browserLedger.listen, () => browserLedger.state(owner));
  const isAsking = user !== null && here.status === 'none';
  const consents = useGetConsentsQuery(undefined, { skip: !isAsking });
  const ledger = useGetLedgerQuery(undefined, { skip: !isAsking });
  const onAccount = useAccountActions();
  const onBrowser = browserActions(owner);

  if (here.status !== 'none') {
    const lines = here.status === 'open' ? here.lines : [];
    return { owner, place: 'browser', status: here.status, lines, error: null, retry: noop, ...onBrowser };
  }
  const lines = ledger.data?.lines ?? [];
  const isAgreed = consents.data?.purificationLedger.isGiven ?? false;
  const error = ledger.error ?? consents.error ?? null;
  const isLoading = isOwnerLoading || (isAsking && (!ledger.data || !consents.data));
  const isUnreached = user === null && owner !== 'visitor';
  const retry = () => {
    void ledger.refetch();
    void consents.refetch();
  };
  const rest = { owner, lines, retry, ...onAccount };
  if (isUnreached) return { ...rest, place: 'account', status: 'failed', error: null, retry: noop };
  if (error) return { ...rest, place: 'account', status: 'failed', error };
  if (isLoading) return { ...rest, place: null, status: 'loading', error: null };
  const place = isAgreed || lines.length > 0 ? 'account' : null;
  return { ...rest, place, status: 'open', error: null };
}

function useAccountActions(): Pick<Ledger, 'addDues' | 'pay' | 'reversePayment'> {
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

const browserActions = (owner: string): Pick<Ledger, 'addDues' | 'pay' | 'reversePayment'> => {
  const today = () => indianDay(new Date());
  return {
    addDues: (dues) => browserLedger.add(owner, (lines) => draftDues(lines, dues, today())),
    pay: (payment) => browserLedger.add(owner, (lines) => draftPayment(lines, payment, today())),
    reversePayment: (id) => browserLedger.add(owner, (lines) => draftReversal(lines, id, today())),
  };
};

const noop = () => undefined;

/** The purification ledger in this browser. */
export const browserLedger = sealedLines<LedgerDraft>({
  name: 'purification-ledger',
  place: textInBrowser('purification-ledger'),
  read: readLines,
  refusal: 'A payment is for a due in the ledger, on a day up to today; a due is of a year that has ended.',
});
