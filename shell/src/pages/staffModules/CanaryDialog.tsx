import { useState } from 'react';
import type { StaffModule } from '@tayyib/shared/contracts';
import { Slider } from '@tayyib/shared/sdk/selects';
import { AudienceFields, describeAudience, everybody } from './AudienceFields';
import { ReasonDialog } from './ReasonDialog';
import styles from './staffModules.module.css';
import { useSetModuleCanaryMutation } from './staffModulesApi';

const firstPercent = 5;

interface Props {
  module: StaffModule;
  version: string;
  onClose: () => void;
}

/** Sets the canary's audience and percentage. */
export function CanaryDialog({ module, version, onClose }: Props) {
  const current = module.canary?.version === version ? module.canary : null;
  const [percent, setPercent] = useState(current?.percent ?? firstPercent);
  const [audience, setAudience] = useState(current?.audience ?? everybody);
  const [setCanary, { error, isLoading }] = useSetModuleCanaryMutation();
  return (
    <ReasonDialog
      title={`Canary of ${module.title}: ${version}`}
      confirm="Set the canary"
      error={error}
      isSending={isLoading}
      onCancel={onClose}
      onConfirm={async (why) => {
        const result = await setCanary({ id: module.id, version, percent, audience, why });
        if (!result.error) onClose();
      }}
    >
      <p className={styles.text} role="status">
        {percent}% of {describeAudience(audience)}. It stops itself when too many loads fail.
      </p>
      <Slider
        value={percent}
        min={0}
        max={100}
        ariaLabelForHandle="Share in per cent"
        onChange={(value) => setPercent(value)}
      />
      <AudienceFields
        audience={audience}
        onChange={setAudience}
        usersLabel="Users by email, who always get it"
      />
    </ReasonDialog>
  );
}
