import { useState } from 'react';
import type { BusinessRule, StandardData } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/sdk/ui';
import { useFieldError } from '../common/FieldErrors';
import { LinesField, PercentField, ProseField } from '../common/inputs';
import styles from '../common/fields.module.css';
import { BusinessRuleFields } from './BusinessRuleFields';
import { CitationFields } from './CitationFields';
import { earlier, replaceAt, without } from './replaceAt';

type Business = StandardData['business'];

interface Props {
  business: Business;
  onChange: (business: Business) => void;
}

/** The rules for lines of business. The first matching rule applies, so stricter ones come first. */
export function BusinessFields({ business, onChange }: Props) {
  const update = (part: Partial<Business>) => onChange({ ...business, ...part });
  const { rules } = business;
  const error = useFieldError('business.rules');
  // fields have their own drafts, so they are remounted after a rule moves
  const [moves, setMoves] = useState(0);
  const rearrange = (next: BusinessRule[]) => {
    setMoves(moves + 1);
    update({ rules: next });
  };
  const empty: BusinessRule = { rule: '', outcome: 'not_permissible', classes: [], words: [] };
  return (
    <fieldset className={styles.group}>
      <legend>Lines of business</legend>
      <div className={styles.grid}>
        <PercentField
          path="business.tolerance"
          label="Tolerated below (% of revenue)"
          hint="0: any share of a line that is not permitted fails"
          value={business.tolerance}
          onChange={(tolerance) => update({ tolerance })}
        />
        <PercentField
          path="business.undescribedTolerance"
          label="Undescribed revenue tolerated below (%)"
          hint='Maximum share of "Others"; above it a stock is under review'
          value={business.undescribedTolerance ?? business.tolerance}
          onChange={(undescribedTolerance) => update({ undescribedTolerance })}
        />
      </div>
      {error && <p className={styles.error}>{error}</p>}
      {rules.map((rule, at) => (
        <BusinessRuleFields
          key={`${at} ${moves}`}
          path={`business.rules.${at}`}
          rule={rule}
          {...(at > 0 && { onEarlier: () => rearrange(earlier(rules, at)) })}
          onRemove={() => rearrange(without(rules, at))}
          onChange={(changed) => update({ rules: replaceAt(rules, at, changed) })}
        />
      ))}
      <div>
        <Button onClick={() => update({ rules: [...rules, empty] })}>Add a rule</Button>
      </div>
      <div className={styles.grid}>
        <LinesField
          path="business.wideClasses"
          label="Classes too wide to determine the business"
          value={business.wideClasses}
          onChange={(wideClasses) => update({ wideClasses })}
        />
        <LinesField
          path="business.customerNamedSegments"
          label="Classes that name segments after their customers"
          value={business.customerNamedSegments}
          onChange={(customerNamedSegments) => update({ customerNamedSegments })}
        />
      </div>
      <ProseField
        path="business.reading"
        label="How the rules are read"
        value={business.reading}
        onChange={(reading) => update({ reading })}
      />
      <CitationFields
        path="business.sources"
        sources={business.sources}
        onChange={(sources) => update({ sources })}
      />
    </fieldset>
  );
}
