import type { Dispatch } from '@tayyib/shared/contracts';

/** The notice after a link was requested; the same whether or not there is an account. */
export function linkNotice(sent: Dispatch | undefined): string | undefined {
  if (!sent) return undefined;
  return sent.isDelayed
    ? 'If there is an account, a link is on its way. Our mail is slow at the moment: it may take some minutes.'
    : 'If there is an account, a link is on its way. It works once, for 15 minutes.';
}
