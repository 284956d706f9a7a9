import { statSync } from 'node:fs';
import path from 'node:path';

/** The account PostgreSQL runs as, where it differs from that of the server. */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody` on every Linux. PostgreSQL refuses to run as root, and the server should not create accounts. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/** The account PostgreSQL must run as; undefined for that of the server. */
export function databaseAccount(): Account | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Whether an account may traverse the path to a folder. Checks permission bits only. */
export function canReach(folder: string, { uid }: Account): boolean {
  const { mode, uid: owner } = statSync(folder);
  const isOpen = owner === uid ? mode & 0o100 : mode & 0o001;
  const parent = path.dirname(folder);
  return isOpen !== 0 && (parent === folder || canReach(parent, { uid, gid: uid }));
}
