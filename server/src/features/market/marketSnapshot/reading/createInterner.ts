import type { VerdictStatement } from '../dossier/VerdictHistory';

/** Returns the same object for equal ones, so that a text shared by thousands of companies is stored once. */
export function createInterner(): (statement: VerdictStatement) => VerdictStatement {
  const interned = new Map<string, VerdictStatement>();
  return (statement) => {
    const { status, accountsTo, freshness, isProvisional, reason } = statement;
    const key = `${status} ${accountsTo} ${freshness} ${isProvisional} ${reason}`;
    const same = interned.get(key) ?? statement;
    interned.set(key, same);
    return same;
  };
}
