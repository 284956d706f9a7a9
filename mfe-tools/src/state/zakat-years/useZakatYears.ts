import { useEffect, useSyncExternalStore } from 'react';
import { indianDay } from '@tayyib/shared/values/calendar';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { useGetZakatAccountQuery } from '../../api/toolsApi';
import {
  draftYear,
  draftYearPayment,
  draftYearReversal,
  type YearPayment,
  type YearToSave,
} from '../../domain/zakat-years/drafts';
import { savedWealth, yearsOf } from '../../domain/zakat-years/yearsOf';
import type { WealthName } from '../../domain/zakat/wealthLines';
import { useOwner } from '../useOwner';
import { zakatAccountText } from '../ledger/zakatAccountText';
import { zakatYearsHere, zakatYearsOnAccount } from '../ledger/zakatYearsPlaces';

/**
 * The viewer's zakat years of one line of wealth: those in this browser if there are any, else those of the account. What adds a line returns a sentence if
 * it did not work.
 */
export function useZakatYears(wealth: WealthName) {
  const { owner } = useOwner();
  const { user } = useViewer();
  const account = useZakatAccount(owner, user !== null);
  const here = useSyncExternalStore(zakatYearsHere.listen, () => zakatYearsHere.state(owner));
  const onAccount = useSyncExternalStore(zakatYearsOnAccount.listen, () => zakatYearsOnAccount.state(owner));
  const isHere = here.status !== 'none';
  const isThere = !isHere && user !== null && account.data?.sealed != null;
  const lines = isThere ? zakatYearsOnAccount : zakatYearsHere;
  const state = isThere ? onAccount : here;
  const today = () => indianDay(new Date());
  return {
    owner,
    status: state.status,
    place: isHere ? ('browser' as const) : isThere ? ('account' as const) : null,
    years: state.status === 'open' ? yearsOf(state.lines, wealth) : [],
    /** The lines of wealth that have saved years. */
    saved: state.status === 'open' ? savedWealth(state.lines) : [],
    save: (year: YearToSave) => lines.add(owner, (all) => draftYear(all, year, today())),
    pay: (payment: Omit<YearPayment, 'wealth'>) =>
      lines.add(owner, (all) => draftYearPayment(all, { ...payment, wealth }, today())),
    reversePayment: (id: string) => lines.add(owner, (all) => draftYearReversal(all, id, today())),
  };
}

export type ZakatYears = ReturnType<typeof useZakatYears>;

/** What the account has, where there is one; its encrypted text is passed to those who decrypt it. */
function useZakatAccount(owner: string, isUser: boolean) {
  const dispatch = useAppDispatch();
  const account = useGetZakatAccountQuery(undefined, { skip: !isUser });
  const { data } = account;
  useEffect(() => zakatAccountText.connect(dispatch), [dispatch]);
  useEffect(() => {
    if (data) zakatAccountText.show(owner, data);
  }, [owner, data]);
  return account;
}
