import { useSyncExternalStore } from 'react';
import { indianDay } from '@tayyib/shared/values/calendar';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useViewer } from '@tayyib/shared/sdk/modules';
import {
  useDeleteZakatAccountMutation,
  useGetZakatAccountQuery,
  useSetZakatConsentMutation,
  useWriteZakatYearsMutation,
} from '../../api/toolsApi';
import {
  draftYear,
  draftYearPayment,
  draftYearReversal,
  type YearPayment,
  type YearToSave,
} from '../../domain/zakat-years/drafts';
import { savedWealth, yearsOf } from '../../domain/zakat-years/yearsOf';
import type { WealthName } from '../../domain/zakat/wealthLines';
import {
  addYearLines,
  closeYears,
  listenToYears,
  openedYears,
  openYears,
  startYears,
  type YearsAccount,
} from './sealedYears';

/** The zakat years on the viewer's account, of one line of wealth. What changes them returns a sentence if it did not work. */
export function useZakatYears(wealth: WealthName) {
  const { user } = useViewer();
  const owner = user?._id ?? 'visitor';
  const { data, error, refetch } = useGetZakatAccountQuery(undefined, { skip: user === null });
  const [write] = useWriteZakatYearsMutation();
  const [setConsent] = useSetZakatConsentMutation();
  const [erase] = useDeleteZakatAccountMutation();
  const opened = useSyncExternalStore(listenToYears, () => openedYears(owner));
  const account: YearsAccount = {
    owner,
    read: () => refetch().unwrap(),
    write: (body) => write(body).unwrap(),
  };
  const statusOfClosed = () => {
    if (user === null) return 'unreached';
    if (data === undefined) return error ? 'failed' : 'loading';
    return data.sealed === null ? 'none' : 'locked';
  };
  const today = () => indianDay(new Date());
  return {
    status: opened ? 'open' : statusOfClosed(),
    error,
    retry: () => void refetch(),
    years: opened ? yearsOf(opened.lines, wealth) : [],
    /** The lines of wealth that have saved years. */
    saved: opened ? savedWealth(opened.lines) : [],
    /** The encrypted years as text, to save them elsewhere: they open with the same passphrase. */
    copy: data?.sealed ?? null,
    start: (passphrase: string, copy: string | null) =>
      startYears(account, { passphrase, copy }, () => setConsent(true).unwrap()),
    open: (passphrase: string) => openYears(account, passphrase),
    save: (year: YearToSave) => addYearLines(account, (all) => draftYear(all, year, today())),
    pay: (payment: Omit<YearPayment, 'wealth'>) =>
      addYearLines(account, (all) => draftYearPayment(all, { ...payment, wealth }, today())),
    reversePayment: (id: string) => addYearLines(account, (all) => draftYearReversal(all, id, today())),
    /** Deletes the years with the reminders, and withdraws the consent to both. */
    remove: async () => {
      const erased = await erase();
      if (erased.error) return toMessage(erased.error);
      closeYears();
      const { error: refused } = await setConsent(false);
      return refused ? toMessage(refused) : null;
    },
  } as const;
}

export type ZakatYears = ReturnType<typeof useZakatYears>;
