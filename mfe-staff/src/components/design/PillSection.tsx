import type { Badge, ReviewGrade } from '@tayyib/shared/contracts';
import { ChangeChip } from '@tayyib/shared/parts/tables';
import { Alert, Tag, UserStatusBadge, VerdictBadge } from '@tayyib/shared/sdk/ui';
import styles from './design.module.css';

const badges: readonly Badge[] = ['compliant', 'non_compliant', 'under_review'];
const grades: readonly ReviewGrade[] = [
  'accounts_not_loaded',
  'changed_since_accounts',
  'figures_contradict',
  'business_not_known',
  'passes_everything_stated',
];
const outdated = { accountsTo: '2024-03-31', freshness: 'outdated' } as const;
const messages = ['success', 'info', 'warning', 'error'] as const;

/** What says something short: verdicts, changes, plans, figures, messages. */
export const PillSection = () => (
  <>
    <h3>Verdicts</h3>
    <div className={styles.row}>
      {badges.map((badge) => (
        <VerdictBadge key={badge} badge={badge} />
      ))}
      <VerdictBadge badge="compliant" age={outdated} />
      <VerdictBadge badge="compliant" age={{ isProvisional: true }} />
    </div>
    <div className={styles.row}>
      {grades.map((grade) => (
        <VerdictBadge key={grade} badge="under_review" age={{ grade }} />
      ))}
    </div>
    <div className={styles.row}>
      {badges.map((badge) => (
        <VerdictBadge key={badge} badge={badge} size="large" />
      ))}
    </div>
    <h3>Changes of a price</h3>
    <div className={styles.row}>
      <ChangeChip change={0.0172} />
      <ChangeChip change={-0.0034} />
      <ChangeChip change={0} />
      <ChangeChip change={0.124} of="in a year" />
    </div>
    <h3>Accounts and tags</h3>
    <div className={styles.row}>
      {[0, 1, 2, 4].map((status) => (
        <UserStatusBadge key={status} status={status} />
      ))}
      <Tag>Tag</Tag>
    </div>
    <h3>Stats: figures of one thing, in one card</h3>
    <dl className={styles.stats}>
      <div>
        <dt>Last close</dt>
        <dd>₹1,316.00</dd>
        <dd className={styles.note}>
          <ChangeChip change={0.0021} /> 21 Aug 2026
        </dd>
      </div>
      <div>
        <dt>Average market cap</dt>
        <dd>₹19,70,797 cr</dd>
      </div>
      <div>
        <dt>Accounts to</dt>
        <dd>31 Mar 2026</dd>
      </div>
    </dl>
    <h3>Card</h3>
    <div className={styles.card}>One thing with its figures and its next step.</div>
    <h3>Messages</h3>
    {messages.map((type) => (
      <Alert key={type} type={type} showIcon title={`A message of the kind ${type}.`} />
    ))}
  </>
);
