import { useId, useState } from 'react';
import { roles } from '@tayyib/shared/access';
import type { Audience } from '@tayyib/shared/contracts';
import { planIds, plans } from '@tayyib/shared/plans';
import { Input } from '@tayyib/shared/sdk/ui';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import styles from './staffModules.module.css';

interface Props {
  audience: Audience;
  onChange: (audience: Audience) => void;
  /** The label of the field for single users. */
  usersLabel: string;
}

/** Edits an audience: plans, roles, and users by email. An empty audience means everybody. */
export function AudienceFields({ audience, onChange, usersLabel }: Props) {
  // the text as typed, which may end in a comma
  const [users, setUsers] = useState(audience.users.join(', '));
  const field = useId();
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Plans (none means all)</legend>
        <Checkbox.Group
          options={planIds.map((id) => ({ value: id, label: plans[id].title }))}
          value={audience.plans}
          onChange={(chosen) => onChange({ ...audience, plans: planIds.filter((id) => chosen.includes(id)) })}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Roles</legend>
        <Checkbox.Group
          options={[...roles]}
          value={audience.roles}
          onChange={(chosen) =>
            onChange({ ...audience, roles: roles.filter((role) => chosen.includes(role)) })
          }
        />
      </fieldset>
      <label htmlFor={field}>{usersLabel}</label>
      <Input
        id={field}
        value={users}
        onChange={({ target }) => {
          setUsers(target.value);
          onChange({ ...audience, users: target.value.split(/[\s,;]+/).filter(Boolean) });
        }}
      />
    </>
  );
}

export const everybody: Audience = { plans: [], roles: [], users: [] };

/** Describes an audience as text. */
export function describeAudience({ plans: chosen, roles, users }: Audience): string {
  const named = users.length === 1 ? '1 named user' : `${users.length} named users`;
  const parts = [...chosen.map((id) => plans[id].title), ...roles, ...(users.length > 0 ? [named] : [])];
  return parts.length === 0 ? 'everybody' : parts.join(', ');
}
