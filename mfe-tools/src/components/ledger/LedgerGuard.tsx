import type { ReactNode } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import type { Ledger } from '../../state/useLedger';
import { LedgerConsent } from './LedgerConsent';

const unavailable = 'The ledger on your account is not available.';

/** Shows what is inside once there is a ledger; before that, what it takes to have one. */
export function LedgerGuard({ ledger, children }: { ledger: Ledger; children: ReactNode }) {
  const { status, error, retry } = ledger;
  if (status === 'loading') return <Skeleton active title={false} aria-label="Loading the ledger" />;
  if (status === 'failed')
    return error === null ? (
      <Failure message={`${unavailable} There is no connection.`} />
    ) : (
      <Failure lead={unavailable} error={error} retry={retry} />
    );
  return status === 'none' ? <LedgerConsent /> : <>{children}</>;
}
