import type { LedgerLine, LedgerReply } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import {
  useAddLedgerDuesMutation,
  useAddLedgerPaymentMutation,
  useLazyGetLedgerQuery,
  useReverseLedgerPaymentMutation,
  useSetLedgerConsentMutation,
} from '../../api/toolsApi';
import {
  asOnAccount,
  dueBatches,
  hasAllOf,
  idsToReverse,
  paymentsToMove,
} from '../../domain/ledger/moveRequests';
import { browserLedger } from './useLedger';

/**
 * Moves the ledger of this browser to the account of the user, who agreed to that. It is removed here only once the account has all of
 * it; returns a sentence if it did not work, and repeating it adds nothing twice.
 */
export function useMoveToAccount(owner: string): () => Promise<string | null> {
  const [setConsent] = useSetLedgerConsentMutation();
  const [read] = useLazyGetLedgerQuery();
  const [addDues] = useAddLedgerDuesMutation();
  const [pay] = useAddLedgerPaymentMutation();
  const [reverse] = useReverseLedgerPaymentMutation();

  const send = async (here: readonly LedgerLine[]): Promise<string | null> => {
    const lines = asOnAccount(here);
    try {
      await setConsent(true).unwrap();
      let onAccount: LedgerReply = await read().unwrap();
      const { requests, toReverse } = paymentsToMove(lines, onAccount.lines);
      for (const dues of dueBatches(lines, onAccount.lines)) onAccount = await addDues({ dues }).unwrap();
      for (const payment of requests) onAccount = await pay(payment).unwrap();
      for (const id of idsToReverse(toReverse, onAccount.lines)) await reverse(id).unwrap();
      // what is stored is read again, whatever was answered
      onAccount = await read().unwrap();
      return hasAllOf(lines, onAccount.lines) ? null : 'The account does not have all of it.';
    } catch (error) {
      return toMessage(error);
    }
  };
  return () => browserLedger.moveTo(owner, send);
}
