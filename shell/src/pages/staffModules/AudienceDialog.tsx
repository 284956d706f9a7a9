import { useState } from 'react';
import type { StaffModule } from '@tayyib/shared/contracts';
import { AudienceFields } from './AudienceFields';
import { audienceInWords } from './audienceInWords';
import { ReasonDialog } from './ReasonDialog';
import styles from './staffModules.module.css';
import { useSetModuleAudienceMutation } from './staffModulesApi';

interface Props {
  module: StaffModule;
  onClose: () => void;
}

/** Chooses who is offered a module at all. */
export function AudienceDialog({ module, onClose }: Props) {
  const [audience, setAudience] = useState(module.audience);
  const [send, { error, isLoading }] = useSetModuleAudienceMutation();
  return (
    <ReasonDialog
      title={`Who is offered ${module.title}?`}
      text="Open tabs follow at once: it goes from those of everybody else."
      confirm="Set the audience"
      error={error}
      isSending={isLoading}
      onCancel={onClose}
      onConfirm={async (why) => {
        const answer = await send({ id: module.id, audience, why });
        if (!answer.error) onClose();
      }}
    >
      <p className={styles.words} role="status">
        For {audienceInWords(audience)}.
      </p>
      <AudienceFields
        audience={audience}
        onChange={setAudience}
        peopleLabel="People by email, who are offered it too"
      />
    </ReasonDialog>
  );
}
