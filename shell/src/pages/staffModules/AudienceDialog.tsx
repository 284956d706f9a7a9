import { useState } from 'react';
import type { StaffModule } from '@tayyib/shared/contracts';
import { AudienceFields, describeAudience } from './AudienceFields';
import { ReasonDialog } from './ReasonDialog';
import styles from './staffModules.module.css';
import { useSetModuleAudienceMutation } from './staffModulesApi';

interface Props {
  module: StaffModule;
  onClose: () => void;
}

/** Sets the audience of a module. */
export function AudienceDialog({ module, onClose }: Props) {
  const [audience, setAudience] = useState(module.audience);
  const [send, { error, isLoading }] = useSetModuleAudienceMutation();
  return (
    <ReasonDialog
      title={`Who is offered ${module.title}?`}
      text="Open tabs update at once: it disappears for everyone else."
      confirm="Set the audience"
      error={error}
      isSending={isLoading}
      onCancel={onClose}
      onConfirm={async (why) => {
        const result = await send({ id: module.id, audience, why });
        if (!result.error) onClose();
      }}
    >
      <p className={styles.text} role="status">
        For {describeAudience(audience)}.
      </p>
      <AudienceFields audience={audience} onChange={setAudience} usersLabel="Further users, by email" />
    </ReasonDialog>
  );
}
