import { toMessage } from '@tayyib/shared/sdk/errors';
import { ActionButton, ActionLink } from '../../controls/actions';
import { Notice } from '../../outlets/Notice';
import { useOpenModuleLinkMutation } from '../../registry/visitApi';
import { useFragment } from '../auth/useFragment';

/** The target of a tester's link. It needs a click, so that mail scanners and other sites cannot activate it. */
export default function TryModulesPage() {
  const token = useFragment();
  const [open, { data, error, isLoading }] = useOpenModuleLinkMutation();
  const override = data?.override;
  if (override) {
    return (
      <Notice
        title="This browser runs versions under test"
        // a full page load, so that everything is fetched again
        actions={
          <ActionButton isPrimary onClick={() => location.assign('/dashboard')}>
            Start
          </ActionButton>
        }
      >
        <p>{override.modules.map(({ id, version }) => `${id} ${version}`).join(', ')}</p>
        <p>{override.why}</p>
      </Notice>
    );
  }
  if (token === '') {
    return (
      <Notice title="This link is not complete" actions={<ActionLink to="/">Go home</ActionLink>}>
        <p>Open the link again exactly as you received it.</p>
      </Notice>
    );
  }
  return (
    <Notice
      title="Run versions under test in this browser?"
      isUrgent={error !== undefined}
      actions={
        <>
          <ActionButton isPrimary disabled={isLoading} onClick={() => void open(token)}>
            Run them here
          </ActionButton>
          <ActionLink to="/">Cancel</ActionLink>
        </>
      }
    >
      {error ? (
        <p>{toMessage(error)}</p>
      ) : (
        <p>
          Only this browser gets them. A banner at the top of every page says so and ends it with one click.
        </p>
      )}
    </Notice>
  );
}
