/** A purification ledger as a list of lines that only grows. Pure: runs the same in a browser and on the server. */
export { accountOf, balancesOf, totalBalance } from './balances';
export type { LedgerAccount, LedgerBalance } from './balances';
export { draftDues, draftPayment, draftReversal, firstLedgerDay } from './drafts';
export type { LedgerDraft } from './drafts';
