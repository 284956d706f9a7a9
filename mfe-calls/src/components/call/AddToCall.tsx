import { useState } from 'react';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { App, Button } from '@tayyib/shared/sdk/ui';
import { makeRoomOfCall } from '../../state/callToRoom';

/** Makes a room of the call, into which both then ask others. */
export function AddToCall() {
  const dispatch = useAppDispatch();
  const { message } = App.useApp();
  const [isMoving, setIsMoving] = useState(false);
  const add = async () => {
    setIsMoving(true);
    const problem = await dispatch(makeRoomOfCall());
    if (problem === null) return;
    setIsMoving(false);
    message.error(problem);
  };
  return (
    <Button loading={isMoving} onClick={() => void add()}>
      Add somebody
    </Button>
  );
}
