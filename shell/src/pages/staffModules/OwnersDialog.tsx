import { useId, useState } from 'react';
import type { StaffModule } from '@tayyib/shared/contracts';
import { Input } from '@tayyib/shared/sdk/ui';
import { ReasonDialog } from './ReasonDialog';
import { useSetModuleOwnersMutation } from './staffModulesApi';

interface Props {
  module: StaffModule;
  onClose: () => void;
}

/** Names the owners of a module, by their email. */
export function OwnersDialog({ module: { id, title, owners }, onClose }: Props) {
  const [emails, setEmails] = useState(owners.map(({ email }) => email).join(', '));
  const [send, { error, isLoading }] = useSetModuleOwnersMutation();
  const field = useId();
  const wanted = emails
    .split(',')
    .map((email) => email.trim())
    .filter(Boolean);
  return (
    <ReasonDialog
      title={`Who owns ${title}?`}
      text="They publish versions of it and make tokens for its builds. The tokens of those who are left out are revoked."
      confirm="Set the owners"
      canConfirm={wanted.length > 0}
      error={error}
      isSending={isLoading}
      onCancel={onClose}
      onConfirm={async (why) => {
        const result = await send({ id, owners: wanted, why });
        if (!result.error) onClose();
      }}
    >
      <label htmlFor={field}>Staff by email, with commas between</label>
      <Input.TextArea
        id={field}
        rows={2}
        value={emails}
        onChange={(event) => setEmails(event.target.value)}
      />
    </ReasonDialog>
  );
}
