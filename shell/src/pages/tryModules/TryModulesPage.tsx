import { toMessage } from '@tayyib/shared/errors';
import { ActionButton } from '../../controls/ActionButton';
import { ActionLink } from '../../controls/ActionLink';
import { Notice } from '../../outlets/Notice';
import { useOpenModuleLinkMutation } from '../../registry/visitApi';
import { useFragment } from '../auth/useFragment';

/** Where a tester's link leads. It is opened by a click, so that no mail scanner or stranger's page does it. */
export default function TryModulesPage() {
  const token = useFragment();
  const [open, { data, error, isLoading }] = useOpenModuleLinkMutation();
  const override = data?.override;
  if (override) {
    return (
      <Notice
        title="This browser runs versions under test"
        // from here on everything is asked for anew, by the page that starts then
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
        <p>Open it again as it was sent to you.</p>
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
          <ActionLink to="/">Leave it</ActionLink>
        </>
      }
    >
      {error ? (
        <p>{toMessage(error)}</p>
      ) : (
        <p>
          Only this browser gets them. A line at the top of every page says so and ends it with one click.
        </p>
      )}
    </Notice>
  );
}
