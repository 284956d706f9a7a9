import { useState } from 'react';
import { consentPurposes } from '@tayyib/shared/consents';
import { Failure } from '@tayyib/shared/parts/page';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { App, Button } from '@tayyib/shared/sdk/ui';
import { useMoveToAccount } from '../../state/ledger/useMoveToAccount';

/** Moves the opened ledger of this browser to the account of a user who agrees. */
export function MoveToAccount({ owner }: { owner: string }) {
  const { user } = useViewer();
  const { modal } = App.useApp();
  const move = useMoveToAccount(owner);
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (user === null) return null;
  const start = async () => {
    setIsWorking(true);
    setFailure(null);
    setFailure(await move());
    setIsWorking(false);
  };
  const confirm = () =>
    void modal.confirm({
      title: 'Move the ledger to your account?',
      content: `${consentPurposes['purification-ledger'].words} Corrections and reversed payments count from today there. The ledger in this browser is removed once your account has all of it.`,
      okText: 'I agree: move it to my account',
      onOk: () => void start(),
    });
  return (
    <>
      <Button loading={isWorking} onClick={confirm}>
        Move to the account
      </Button>
      {failure !== null && (
        <Failure
          message={`It was not moved and is still in this browser; trying again adds nothing twice. ${failure}`}
        />
      )}
    </>
  );
}
