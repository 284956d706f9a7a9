import type { RatioRule } from '@tayyib/shared/contracts';
import { CheckField, ChoiceField, PercentField, ProseField, TextField } from '../common/inputs';
import styles from '../common/fields.module.css';
import { CitationFields } from './CitationFields';
import { DenominatorFields } from './DenominatorFields';
import { HysteresisFields } from './HysteresisFields';

interface Props {
  path: string;
  rule: RatioRule;
  onChange: (rule: RatioRule) => void;
}

type FailCode = `${RatioRule['failStatus']}`;

const failures: Readonly<Record<FailCode, string>> = {
  '4': 'Fails on a financial ratio (4)',
  '6': 'Fails on impure income (6)',
  '7': 'Fails on liquidity (7)',
};
const statuses: Readonly<Record<FailCode, RatioRule['failStatus']>> = { '4': 4, '6': 6, '7': 7 };

/** One ratio: its limit, denominator, hysteresis and sources. */
export function RatioFields({ path, rule, onChange }: Props) {
  const update = (part: Partial<RatioRule>) => onChange({ ...rule, ...part });
  return (
    <fieldset className={styles.group}>
      <legend>{rule.label}</legend>
      <p className={styles.hint}>{`${rule.numerator.label} over ${rule.denominator.label}`}</p>
      <div className={styles.grid}>
        <TextField
          path={`${path}.label`}
          label="Name"
          value={rule.label}
          onChange={(label) => update({ label })}
        />
        <PercentField
          path={`${path}.limit`}
          label="Limit (%)"
          value={rule.limit}
          onChange={(limit) => update({ limit })}
        />
        <DenominatorFields
          path={`${path}.denominator`}
          denominator={rule.denominator}
          onChange={(denominator) => update({ denominator })}
        />
        <ChoiceField
          path={`${path}.failStatus`}
          label="Beyond the limit"
          options={failures}
          value={`${rule.failStatus}`}
          onChange={(status) => update({ failStatus: statuses[status] })}
        />
        <HysteresisFields
          path={`${path}.hysteresis`}
          limit={rule.limit}
          hysteresis={rule.hysteresis}
          onChange={(hysteresis) => {
            const changed = { ...rule };
            delete changed.hysteresis;
            onChange(hysteresis === undefined ? changed : { ...changed, hysteresis });
          }}
        />
      </div>
      <CheckField
        label="A company exactly at the limit passes"
        value={rule.limitInclusive}
        onChange={(limitInclusive) => update({ limitInclusive })}
      />
      <ProseField
        path={`${path}.reading`}
        label="How it is read where sources disagree"
        value={rule.reading ?? ''}
        onChange={(reading) => update({ reading: reading === '' ? null : reading })}
      />
      <CitationFields
        path={`${path}.sources`}
        sources={rule.sources}
        onChange={(sources) => update({ sources })}
      />
    </fieldset>
  );
}
