import type { Dispatch } from '@tayyib/shared/contracts';

/** What is said after a link was asked for; the same whether or not there is an account. */
export function linkNotice(sent: Dispatch | undefined): string | undefined {
  if (!sent) return undefined;
  return sent.isDelayed
    ? 'If there is an account, a link is on its way. Our mail is slow at the moment: it may take some minutes.'
    : 'If there is an account, a link is on its way. It works once, for 15 minutes.';
}
