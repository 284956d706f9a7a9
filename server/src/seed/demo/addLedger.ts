import type { LedgerDue } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import { draftDues, draftPayment } from '@tayyib/shared/shariah/purification-ledger';
import type { Database } from '../../database/client';
import { addToLedger } from '../../features/personal/purificationLedger/ledgerRepository';
import { recordConsent } from '../../features/accounts/consents/changeConsents';
import { demoDues, demoPayments } from './demoLedger';

interface Company {
  isin: string;
  name: string;
}

/** Gives a demo account a ledger of what its demo portfolio owed by dividend, and payments that say that they are made up. */
export async function addLedger(
  db: Database,
  userId: string,
  { companies, now }: { companies: ReadonlyMap<string, Company>; now: Date },
): Promise<void> {
  const accountOf = (symbol: string, yearTo: string) => {
    const company = companies.get(symbol);
    return company && { isin: company.isin, name: company.name, yearTo };
  };
  const dues = Object.entries(demoDues).flatMap(([yearTo, bySymbol]) =>
    Object.entries(bySymbol).flatMap(([symbol, duePaise]): LedgerDue[] => {
      const account = accountOf(symbol, yearTo);
      const working = [{ label: 'Demo entry: computed from the demo portfolio', value: '' }];
      const due = { method: 'dividend', standard: 'TASIS', working, duePaise } as const;
      return account ? [{ ...account, ...due }] : [];
    }),
  );
  if (dues.length === 0) return;
  const today = indianDay(now);
  await recordConsent(db, { userId, purpose: 'purification-ledger', isGiven: true, at: now });
  await addToLedger(db, { userId, at: now, draft: (lines) => draftDues(lines, dues, today) ?? [] });
  for (const { yearTo, parts, ...payment } of demoPayments) {
    const paid = Object.entries(parts).flatMap(([symbol, amountPaise]) => {
      const account = accountOf(symbol, yearTo);
      return account ? [{ ...account, amountPaise }] : [];
    });
    await addToLedger(db, {
      userId,
      at: now,
      draft: (lines) => draftPayment(lines, { ...payment, note: '', parts: paid }, today) ?? [],
    });
  }
}
