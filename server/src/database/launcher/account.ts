import { statSync } from 'node:fs';
import path from 'node:path';

/** Whom PostgreSQL runs as, where that is not whom we run as. */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody` on every Linux. PostgreSQL refuses to run as root, and creating a user is not ours to do. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/** The account PostgreSQL must be started under, or undefined for our own. */
export function databaseAccount(): Account | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Whether that account may walk down to a folder. Looks at permission bits only. */
export function canReach(folder: string, { uid }: Account): boolean {
  const { mode, uid: owner } = statSync(folder);
  const isOpen = owner === uid ? mode & 0o100 : mode & 0o001;
  const parent = path.dirname(folder);
  return isOpen !== 0 && (parent === folder || canReach(parent, { uid, gid: uid }));
}
