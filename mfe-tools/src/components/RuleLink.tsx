import { rules, type Rule, type RuleId } from '../domain/rules';
import styles from './RuleLink.module.css';

/** Where a rule is published; its words are told on hover and to a screen reader. */
export function RuleLink({ rule }: { rule: RuleId }) {
  const { source, address, text }: Rule = rules[rule];
  return (
    <a className={styles.link} href={address} target="_blank" rel="noreferrer" title={text}>
      {source}
    </a>
  );
}
