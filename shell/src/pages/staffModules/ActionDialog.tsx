import { useId, useState } from 'react';
import type { StaffModule } from '@tayyib/shared/contracts';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import { Input } from '@tayyib/shared/sdk/ui';
import { ReasonDialog } from './ReasonDialog';
import { useModuleChange, type ModuleAction } from './useModuleChange';

interface Props {
  module: StaffModule;
  action: ModuleAction;
  onClose: () => void;
}

/** Asks for confirmation of an action, with its reason; for the name of a module that is to be retired. */
export function ActionDialog({ module, action, onClose }: Props) {
  const { textsOf, apply, error, isSending } = useModuleChange(module);
  const { replaces, ...texts } = textsOf(action);
  const [replacesNow, setReplacesNow] = useState(replaces ?? false);
  const [name, setName] = useState('');
  const field = useId();
  const isRetirement = action.kind === 'retire';
  return (
    <ReasonDialog
      {...texts}
      canConfirm={!isRetirement || name.trim() === module.id}
      error={error}
      isSending={isSending}
      onCancel={onClose}
      onConfirm={async (why) => {
        if (await apply(action, why, replacesNow)) onClose();
      }}
    >
      {replaces !== null && (
        <Checkbox checked={replacesNow} onChange={(event) => setReplacesNow(event.target.checked)}>
          Replace it in open tabs now. Who has typed something there is asked first.
        </Checkbox>
      )}
      {isRetirement && (
        <>
          <label htmlFor={field}>
            Type <strong>{module.id}</strong> to retire it
          </label>
          <Input
            id={field}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </>
      )}
    </ReasonDialog>
  );
}
