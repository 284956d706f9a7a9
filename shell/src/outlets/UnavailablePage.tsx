import { ActionButton } from '../controls/ActionButton';
import type { Unavailable } from '../loading/LoadOutcome';
import { Notice } from './Notice';
import { RefusedPage } from './RefusedPage';

interface Props {
  title: string;
  outcome: Unavailable;
  retry: () => void;
}

/** Stands where a page should be, says why it is not there and offers a way out. */
export function UnavailablePage({ title, outcome, retry }: Props) {
  switch (outcome.kind) {
    case 'locked':
      return <RefusedPage refusal={outcome.refusal} title={title} />;
    case 'disabled':
      return (
        <Notice title={`${title} is switched off`}>
          <p>It has been taken out of service for now. Everything else works as usual.</p>
        </Notice>
      );
    case 'failed':
      return <FailedPage title={title} message={outcome.message} retry={retry} />;
  }
}

/** For everything that failed: the rest of the app goes on. */
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
