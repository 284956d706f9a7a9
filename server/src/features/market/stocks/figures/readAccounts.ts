import type { Fundamentals } from '@tayyib/shared/contracts';
import type { Queryable } from '../../../../database/client';
import { filedAccountsOf } from '../../../facts/records/filedAccounts';
import type { securities } from '../../../../database/schema/facts/factsTables';
import { bonusesOf } from '../../../facts/records/corporateActionsRepository';
import { filingsOf } from '../../../facts/records/filingsRepository';
import type { Accounts } from '../../../facts/figures/fundamentals/accountsOf';
import { accountsOf } from '../../../facts/figures/fundamentals/accountsOf';
import { faceValueAt } from '../../../facts/figures/fundamentals/faceValueAt';
import { figureDefinitions } from '../../../facts/figures/fundamentals/figureDefinitions';
import { ratioFormulas } from '../../../facts/figures/fundamentals/yearRatios';
import { growthFormula } from '../../../facts/figures/growth/growthOf';

export type Security = typeof securities.$inferSelect;

/** All annual accounts of a company published by a day. */
export async function readAccounts(db: Queryable, security: Security, today: string): Promise<Accounts> {
  const [filed, bonuses] = await Promise.all([
    filingsOf(db, [security.isin]),
    bonusesOf(db, security.isin, today),
  ]);
  const faceValue = security.faceValue === null ? null : Number(security.faceValue);
  return accountsOf(filedAccountsOf(filed), today, faceValueAt(faceValue, bonuses));
}

const definitions: Fundamentals['definitions'] = {
  figures: Object.entries(figureDefinitions).map(([id, definition]) => ({ id, ...definition })),
  ratios: Object.entries(ratioFormulas).map(([id, { label, unit, formula }]) => ({
    id,
    label,
    unit,
    formula,
  })),
};

const notes = [
  'Figures are as first filed with the exchange for that year; later restatements are not included.',
  'Ratios rest on the balance sheet of the last day of the year, not on averages.',
];

/** The accounts as a page shows them, each figure with its definition. */
export async function readFundamentals(
  db: Queryable,
  security: Security,
  today: string,
): Promise<Fundamentals> {
  const { chosen, series } = await readAccounts(db, security, today);
  const { isin, name, symbol } = security;
  return { isin, stock: name, stock_code: symbol, chosen, series, definitions, growthFormula, notes };
}
