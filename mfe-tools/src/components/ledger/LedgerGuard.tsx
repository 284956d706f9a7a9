import type { ReactNode } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { browserLedger, type Ledger } from '../../state/ledger/useLedger';
import { PassphraseForm } from './PassphraseForm';
import { PlaceChoice } from './PlaceChoice';

const unavailable = 'The ledger on your account is not available.';

/** Shows what is inside once the ledger is open; before that, what it takes to open it. */
export function LedgerGuard({ ledger, children }: { ledger: Ledger; children: ReactNode }) {
  const { status, place, owner, error, retry } = ledger;
  if (status === 'loading') return <Skeleton active title={false} aria-label="Loading the ledger" />;
  if (status === 'failed')
    return error === null ? (
      <Failure message={`${unavailable} There is no connection.`} />
    ) : (
      <Failure lead={unavailable} error={error} retry={retry} />
    );
  if (status === 'locked')
    return (
      <PassphraseForm
        label="Passphrase of your ledger in this browser"
        action="Open"
        onSubmit={async (passphrase) =>
          (await browserLedger.open(owner, passphrase))
            ? null
            : 'The ledger does not open with this passphrase.'
        }
      />
    );
  if (place === null) return <PlaceChoice owner={owner} />;
  return <>{children}</>;
}
