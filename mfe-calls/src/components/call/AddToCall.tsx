import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { App, Button } from '@tayyib/shared/sdk/ui';
import { makeRoomOfCall } from '../../state/callToRoom';
import { selectGroup } from '../../state/groupSlice';

/** Makes a room of the call, into which both then ask others. */
export function AddToCall({ label = 'Add a person' }: { label?: string }) {
  const dispatch = useAppDispatch();
  const { message } = App.useApp();
  const { isArriving } = useAppSelector(selectGroup);
  const [isRequested, setIsRequested] = useState(false);
  const add = async () => {
    setIsRequested(true);
    const problem = await dispatch(makeRoomOfCall());
    setIsRequested(false);
    if (problem !== null) message.error(problem);
  };
  return (
    <Button loading={isRequested || isArriving} onClick={() => void add()}>
      {label}
    </Button>
  );
}
