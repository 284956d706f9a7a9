import type { VerdictStatement } from '../dossier/VerdictHistory';

/** Returns the same object for equal ones, so that a text shared by thousands of companies is stored once. */
export function createInterner(): (statement: VerdictStatement) => VerdictStatement {
  const interned = new Map<string, VerdictStatement>();
  return (statement) => {
    const key = `${statement.status} ${statement.accountsTo} ${statement.freshness} ${statement.reason}`;
    const same = interned.get(key) ?? statement;
    interned.set(key, same);
    return same;
  };
}
