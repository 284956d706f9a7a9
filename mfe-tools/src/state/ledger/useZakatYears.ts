import { useSyncExternalStore } from 'react';
import { indianDay } from '@tayyib/shared/calendar';
import {
  draftYear,
  draftYearPayment,
  draftYearReversal,
  type YearPayment,
  type YearToSave,
} from '../../domain/zakat-years/drafts';
import { yearsOf } from '../../domain/zakat-years/yearsOf';
import { useOwner } from '../useOwner';
import { zakatYearsHere } from './zakatYearsHere';

/** The viewer's zakat years in this browser. What adds a line returns a sentence if it did not work. */
export function useZakatYears() {
  const { owner } = useOwner();
  const state = useSyncExternalStore(zakatYearsHere.listen, () => zakatYearsHere.state(owner));
  const today = () => indianDay(new Date());
  return {
    owner,
    status: state.status,
    years: state.status === 'open' ? yearsOf(state.lines) : [],
    save: (year: YearToSave) => zakatYearsHere.add(owner, (lines) => draftYear(lines, year, today())),
    pay: (payment: YearPayment) =>
      zakatYearsHere.add(owner, (lines) => draftYearPayment(lines, payment, today())),
    takeBack: (id: string) => zakatYearsHere.add(owner, (lines) => draftYearReversal(lines, id, today())),
  };
}

export type ZakatYears = ReturnType<typeof useZakatYears>;
