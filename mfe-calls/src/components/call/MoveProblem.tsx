import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert } from '@tayyib/shared/sdk/ui';
import { callSlice, selectOutgoing } from '../../state/callSlice';
import { AddToCall } from './AddToCall';

/** Says why the call did not become a group call, and that it goes on, and offers to try again. Renders nothing otherwise. */
export function MoveProblem() {
  const dispatch = useAppDispatch();
  const { moveProblem } = useAppSelector(selectOutgoing);
  if (moveProblem === null) return null;
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={`This did not become a group call. ${moveProblem} Your call goes on.`}
      action={<AddToCall label="Try again" />}
      closable
      onClose={() => dispatch(callSlice.actions.moveFailed(null))}
    />
  );
}
