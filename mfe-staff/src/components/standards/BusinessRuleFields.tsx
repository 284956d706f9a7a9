import { useState } from 'react';
import type { BusinessRule } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/sdk/ui';
import { useHasErrorIn } from '../common/FieldErrors';
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

/** The lines of business a rule matches, and its outcome. */
export function BusinessRuleFields({ path, rule, onEarlier, onRemove, onChange }: Props) {
  const update = (part: Partial<BusinessRule>) => onChange({ ...rule, ...part });
  const { tolerance, ...withoutTolerance } = rule;
  const name = rule.rule || 'the new rule';
  const hasError = useHasErrorIn(path);
  const [isExpanded, setExpanded] = useState(false);
  const isOpen = isExpanded || hasError;
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
    >
      <summary>{`${rule.rule || 'New rule'}: ${outcomes[rule.outcome].toLowerCase()}`}</summary>
      {/* a standard has many rules; only expanded ones are rendered */}
      {isOpen && (
        <>
          <div className={styles.grid}>
            <TextField
              path={`${path}.rule`}
              label="Rule"
              value={rule.rule}
              onChange={(next) => update({ rule: next })}
            />
            <ChoiceField
              path={`${path}.outcome`}
              label="Outcome"
              options={outcomes}
              value={rule.outcome}
              onChange={(outcome) => update({ outcome })}
            />
            <LinesField
              path={`${path}.classes`}
              label="Exchange classes"
              hint="One per line, from any of the four levels"
              value={rule.classes}
              onChange={(classes) => update({ classes })}
            />
            <LinesField
              path={`${path}.words`}
              label="Keywords in a line of business"
              hint="One per line, in lower case"
              value={rule.words}
              onChange={(words) => update({ words })}
            />
            {tolerance !== undefined && (
              <PercentField
                path={`${path}.tolerance`}
                label="Tolerated up to (% of revenue)"
                value={tolerance}
                onChange={(next) => update({ tolerance: next })}
              />
            )}
          </div>
          <CheckField
            label="It has a tolerance of its own"
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
