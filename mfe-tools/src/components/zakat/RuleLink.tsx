import { rules, type Rule, type RuleId } from '../../domain/zakat/rules';
import styles from './RuleLink.module.css';

/** A link to where a rule is published; the title attribute has its text. */
export function RuleLink({ rule }: { rule: RuleId }) {
  const { source, address, text }: Rule = rules[rule];
  return (
    <a className={styles.link} href={address} target="_blank" rel="noreferrer" title={text}>
      {source}
    </a>
  );
}
