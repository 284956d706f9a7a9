import type { ReactNode } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Alert, Button, Skeleton } from '@tayyib/shared/sdk/ui';
import { browserLedger, type Ledger } from '../../state/ledger/useLedger';
import { PassphraseForm } from './PassphraseForm';
import { PlaceChoice } from './PlaceChoice';

/** Shows what is inside once the ledger is open; before that, what it takes to open it. */
export function LedgerGuard({ ledger, children }: { ledger: Ledger; children: ReactNode }) {
  const { status, place, owner, error, retry } = ledger;
  if (status === 'loading') return <Skeleton active title={false} aria-label="Loading the ledger" />;
  if (status === 'failed')
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={`The ledger on your account is not available. ${error === null ? 'There is no connection.' : toMessage(error)}`}
        action={error !== null && <Button onClick={retry}>Try again</Button>}
      />
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
