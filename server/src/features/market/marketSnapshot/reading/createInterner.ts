import type { Said } from '../dossier/VerdictHistory';

/** Gives the same one for equal ones, so that what is said of thousands of companies in the same words is held once. */
export function oneOfEach(): (said: Said) => Said {
  const known = new Map<string, Said>();
  return (said) => {
    const key = `${said.status} ${said.accountsTo} ${said.reason}`;
    const same = known.get(key) ?? said;
    known.set(key, same);
    return same;
  };
}
