import { useState } from 'react';
import type { BusinessRule, StandardData } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/ui';
import { useObjection } from '../common/FieldErrors';
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

/** What companies may do. The first rule that matches speaks, so stricter ones come first. */
export function BusinessFields({ business, onChange }: Props) {
  const put = (part: Partial<Business>) => onChange({ ...business, ...part });
  const { rules } = business;
  const objection = useObjection('business.rules');
  // fields keep what is typed, so after a rule moved they have to begin anew
  const [moves, setMoves] = useState(0);
  const rearrange = (next: BusinessRule[]) => {
    setMoves(moves + 1);
    put({ rules: next });
  };
  const empty: BusinessRule = { rule: '', outcome: 'not_permissible', classes: [], words: [] };
  return (
    <fieldset className={styles.group}>
      <legend>Lines of business</legend>
      <div className={styles.grid}>
        <PercentField
          path="business.tolerance"
          label="Borne with below (% of revenue)"
          hint="0: a line that is not permitted fails however small it is"
          value={business.tolerance}
          onChange={(tolerance) => put({ tolerance })}
        />
      </div>
      {objection && <p className={styles.error}>{objection}</p>}
      {rules.map((rule, at) => (
        <BusinessRuleFields
          key={`${at} ${moves}`}
          path={`business.rules.${at}`}
          rule={rule}
          {...(at > 0 && { onEarlier: () => rearrange(earlier(rules, at)) })}
          onRemove={() => rearrange(without(rules, at))}
          onChange={(changed) => put({ rules: replaceAt(rules, at, changed) })}
        />
      ))}
      <div>
        <Button onClick={() => put({ rules: [...rules, empty] })}>Add a rule</Button>
      </div>
      <div className={styles.grid}>
        <LinesField
          path="business.wideClasses"
          label="Classes too wide to say what a company does"
          value={business.wideClasses}
          onChange={(wideClasses) => put({ wideClasses })}
        />
        <LinesField
          path="business.customerNamedSegments"
          label="Classes that name segments after their customers"
          value={business.customerNamedSegments}
          onChange={(customerNamedSegments) => put({ customerNamedSegments })}
        />
      </div>
      <ProseField
        path="business.reading"
        label="How the rules are read"
        value={business.reading}
        onChange={(reading) => put({ reading })}
      />
      <CitationFields
        path="business.sources"
        sources={business.sources}
        onChange={(sources) => put({ sources })}
      />
    </fieldset>
  );
}
