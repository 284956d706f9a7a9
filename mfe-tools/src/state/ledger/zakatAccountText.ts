import type { ZakatAccountReply } from '@tayyib/shared/contracts';
import type { AppDispatch } from '@tayyib/shared/sdk/store';
import { toolsApi } from '../../api/toolsApi';
import type { TextPlace } from './TextPlace';

let dispatch: AppDispatch | null = null;
/** The last reply of the server, and whose it is. */
let shown: { owner: string; account: ZakatAccountReply } | null = null;

const listeners = new Set<() => void>();

const { getZakatAccount, writeZakatYears } = toolsApi.endpoints;

/** The encrypted zakat years of the account. Written only over the version that was read. */
export const zakatAccountText = {
  refusal:
    'It was not saved on your account: there is no connection, or another device changed it. Try again.',
  connect: (to: AppDispatch) => {
    dispatch = to;
  },
  show: (owner: string, account: ZakatAccountReply) => {
    shown = { owner, account };
    for (const listener of listeners) listener();
  },
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (owner: string) => (shown?.owner === owner ? shown.account.sealed : null),
  refresh: async (owner: string) => {
    const reply = await dispatch?.(
      getZakatAccount.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (reply?.data) shown = { owner, account: reply.data };
  },
  write: async (owner: string, sealed: string) => {
    const version = shown?.owner === owner ? shown.account.version : 0;
    const reply = await dispatch?.(writeZakatYears.initiate({ sealed, version }));
    if (!reply?.data) return false;
    shown = { owner, account: reply.data };
    return true;
  },
  /** The server deletes it on a request of its own; here it is forgotten. */
  remove: () => {
    shown = null;
  },
} satisfies TextPlace & Record<string, unknown>;
