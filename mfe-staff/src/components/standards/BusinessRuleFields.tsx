import { useState } from 'react';
import type { BusinessRule } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/ui';
import { useIsObjected } from '../common/FieldErrors';
import { CheckField, ChoiceField, LinesField, PercentField, TextField } from '../common/inputs';
import styles from '../common/fields.module.css';

interface Props {
  path: string;
  rule: BusinessRule;
  /** Absent for the first. */
  onEarlier?: () => void;
  onRemove: () => void;
  onChange: (rule: BusinessRule) => void;
}

const outcomes = { not_permissible: 'Not permitted', doubtful: 'Doubtful' } as const;

/** Which lines of business a rule speaks of, and what it says of them. */
export function BusinessRuleFields({ path, rule, onEarlier, onRemove, onChange }: Props) {
  const put = (part: Partial<BusinessRule>) => onChange({ ...rule, ...part });
  const { tolerance, ...withoutTolerance } = rule;
  const name = rule.rule || 'the new rule';
  const isObjected = useIsObjected(path);
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isObjected;
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{`${rule.rule || 'New rule'}: ${outcomes[rule.outcome].toLowerCase()}`}</summary>
      {/* a standard has a score of rules; only those looked at cost anything */}
      {isOpen && (
        <>
          <div className={styles.grid}>
            <TextField
              path={`${path}.rule`}
              label="Rule"
              value={rule.rule}
              onChange={(next) => put({ rule: next })}
            />
            <ChoiceField
              path={`${path}.outcome`}
              label="Outcome"
              options={outcomes}
              value={rule.outcome}
              onChange={(outcome) => put({ outcome })}
            />
            <LinesField
              path={`${path}.classes`}
              label="Exchange classes"
              hint="One to a line, at any of the four levels"
              value={rule.classes}
              onChange={(classes) => put({ classes })}
            />
            <LinesField
              path={`${path}.words`}
              label="Words in a line of business"
              hint="One to a line, in small letters"
              value={rule.words}
              onChange={(words) => put({ words })}
            />
            {tolerance !== undefined && (
              <PercentField
                path={`${path}.tolerance`}
                label="Borne with up to (% of revenue)"
                value={tolerance}
                onChange={(next) => put({ tolerance: next })}
              />
            )}
          </div>
          <CheckField
            label="It bears with more or less than the standard otherwise does"
            value={tolerance !== undefined}
            onChange={(hasOwn) => onChange(hasOwn ? { ...rule, tolerance: 0.05 } : withoutTolerance)}
          />
          <div className={styles.check}>
            {onEarlier && <Button onClick={onEarlier}>{`Move ${name} up`}</Button>}
            <Button onClick={onRemove}>{`Remove ${name}`}</Button>
          </div>
        </>
      )}
    </details>
  );
}
