import { rules, type Rule, type RuleId } from '../../domain/zakat/rules';
import { schoolNames, schoolOf } from '../../domain/zakat/schools';
import { choiceNames, chosenOption } from '../../domain/zakat/zakatChoices';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import styles from './PrintedChoices.module.css';

/** On paper alone: the school and every choice by which the zakat was calculated, each with its rule and where that is published. */
export function PrintedChoices({ settings }: { settings: ZakatSettings }) {
  const school = schoolOf(settings);
  return (
    <section className={styles.choices} aria-labelledby="zakat-choices">
      <h3 id="zakat-choices">Choices by which it was calculated</h3>
      <dl>
        <div>
          <dt>School</dt>
          <dd>{school === null ? 'None: a mixture' : schoolNames[school]}</dd>
        </div>
        {choiceNames.map((name) => {
          const { legend, label, rule } = chosenOption(settings, name);
          return (
            <div key={name}>
              <dt>{legend}</dt>
              <dd>
                {label}
                {rule && <PrintedRule rule={rule} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function PrintedRule({ rule }: { rule: RuleId }) {
  const { text, source }: Rule = rules[rule];
  return (
    <small>
      {text} {source}.
    </small>
  );
}
