import { useId, useState } from 'react';
import { roles } from '@tayyib/shared/access';
import type { Audience, StaffModule } from '@tayyib/shared/contracts';
import { planIds, plans } from '@tayyib/shared/plans';
import { Input } from '@tayyib/shared/ui';
import { Checkbox, Slider } from '@tayyib/shared/ui-data';
import { audienceInWords } from './audienceInWords';
import { ReasonDialog } from './ReasonDialog';
import styles from './staffModules.module.css';
import { useSetModuleCanaryMutation } from './staffModulesApi';

const everybody: Audience = { plans: [], roles: [], users: [] };
const firstPercent = 5;

interface Props {
  module: StaffModule;
  version: string;
  onClose: () => void;
}

/** Chooses how many of whom get a version before everybody does. */
export function CanaryDialog({ module, version, onClose }: Props) {
  const current = module.canary?.version === version ? module.canary : null;
  const [percent, setPercent] = useState(current?.percent ?? firstPercent);
  const [audience, setAudience] = useState(current?.audience ?? everybody);
  const [people, setPeople] = useState(audience.users.join(', '));
  const [setCanary, { error, isLoading }] = useSetModuleCanaryMutation();
  const ids = useId();
  const users = people.split(/[\s,;]+/).filter(Boolean);
  return (
    <ReasonDialog
      title={`Canary of ${module.title}: ${version}`}
      confirm="Set the canary"
      error={error}
      isSending={isLoading}
      onCancel={onClose}
      onConfirm={async (why) => {
        const answer = await setCanary({
          id: module.id,
          version,
          percent,
          audience: { ...audience, users },
          why,
        });
        if (!answer.error) onClose();
      }}
    >
      <p className={styles.words} role="status">
        {percent} % of {audienceInWords({ ...audience, users })}. It stops itself when too many loads fail.
      </p>
      <Slider
        value={percent}
        min={0}
        max={100}
        ariaLabelForHandle="Share in per cent"
        onChange={(value) => setPercent(value)}
      />
      <fieldset className={styles.group}>
        <legend>Plans (none means all)</legend>
        <Checkbox.Group
          options={planIds.map((id) => ({ value: id, label: plans[id].title }))}
          value={audience.plans}
          onChange={(chosen) =>
            setAudience({ ...audience, plans: planIds.filter((id) => chosen.includes(id)) })
          }
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Roles</legend>
        <Checkbox.Group
          options={[...roles]}
          value={audience.roles}
          onChange={(chosen) =>
            setAudience({ ...audience, roles: roles.filter((role) => chosen.includes(role)) })
          }
        />
      </fieldset>
      <label htmlFor={`${ids}people`}>People by email, who always get it</label>
      <Input id={`${ids}people`} value={people} onChange={(event) => setPeople(event.target.value)} />
    </ReasonDialog>
  );
}
