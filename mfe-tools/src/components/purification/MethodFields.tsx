import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { Radio } from '@tayyib/shared/sdk/controls';
import { useId } from 'react';
import type { PurificationForm } from '../../domain/purification/purificationForm';
import { methodIds, methodOfStandard, methods } from '../../domain/purification/sources';
import { SelectField } from '@tayyib/shared/parts/fields';
import { Section } from '@tayyib/shared/parts/page';
import styles from './MethodFields.module.css';

interface Props {
  form: PurificationForm;
  onChoose: (part: Partial<Pick<PurificationForm, 'standard' | 'method'>>) => void;
}

/** The standard that says what is impure, and the method that says how much to give. */
export function MethodFields({ form, onChoose }: Props) {
  const id = useId();
  const { method: own } = methodOfStandard[form.standard];
  const choose = (text: string) => {
    const standard = standardIds.find((each) => each === text);
    if (standard) onChoose({ standard });
  };
  return (
    <Section
      title="Standard and method"
      hint="Scholars differ. The standard says which income is impure, the method how much of yours that is. Follow the answer of a scholar you trust; the others are computed beside it."
    >
      <SelectField
        label="Standard"
        value={form.standard}
        onChange={choose}
        options={standardIds.map((each) => ({ value: each, label: standardNames[each] }))}
      />
      <fieldset className={styles.choice}>
        <legend className={styles.label}>Method</legend>
        <Radio
          name={`${id}-method`}
          checked={form.method === null}
          onChange={() => onChoose({ method: null })}
        >
          That of the standard:{' '}
          {methods[own].title.toLowerCase().replace(/aaoifi|tasis/, (name) => name.toUpperCase())}
        </Radio>
        {methodIds.map((each) => (
          <div key={each}>
            <Radio
              name={`${id}-method`}
              checked={form.method === each}
              onChange={() => onChoose({ method: each })}
            >
              {methods[each].title}
            </Radio>
            <p className={styles.text}>
              {methods[each].text}{' '}
              <a href={methods[each].address} target="_blank" rel="noreferrer">
                {methods[each].source}
              </a>
            </p>
          </div>
        ))}
      </fieldset>
    </Section>
  );
}
