import type { AccessLevel } from '@tayyib/shared/access';
import { ActionButton } from '../controls/actions';
import type { Unavailable } from '../loading/LoadOutcome';
import { Notice } from './Notice';
import { RefusedPage } from './RefusedPage';

interface Props {
  title: string;
  access: AccessLevel;
  outcome: Unavailable;
  retry: () => void;
}

/** Shown in place of a page that is unavailable, with the reason and what to do. */
export function UnavailablePage({ title, access, outcome, retry }: Props) {
  switch (outcome.kind) {
    case 'locked':
      return <RefusedPage refusal={outcome.refusal} title={title} access={access} />;
    case 'disabled':
      return (
        <Notice title={`${title} is switched off`}>
          <p>It is switched off for now. Everything else works as usual.</p>
        </Notice>
      );
    case 'failed':
      return <FailedPage title={title} message={outcome.message} retry={retry} />;
  }
}

/** Shown for every failure, with Retry. */
export function FailedPage({ title, message, retry }: { title: string; message: string; retry: () => void }) {
  return (
    <Notice
      isUrgent
      title={`${title} is not available right now`}
      actions={
        <>
          <ActionButton isPrimary onClick={retry}>
            Retry
          </ActionButton>
          <ActionButton onClick={() => location.reload()}>Reload page</ActionButton>
        </>
      }
    >
      <p>{message}</p>
      <p>Everything else works as usual.</p>
    </Notice>
  );
}
