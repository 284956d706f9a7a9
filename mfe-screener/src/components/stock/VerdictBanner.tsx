import type { Badge, Verdict } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { badgeLabels, Icon } from '@tayyib/shared/ui';
import styles from './VerdictBanner.module.css';

/** The answer, large, with the reason that decided it. It covers nothing: the figures below stay readable. */
export function VerdictBanner({ badge, verdict }: { badge: Badge; verdict: Verdict }) {
  const { text, icon } = badgeLabels[badge];
  const { standard, reasons, accountsTo, nature } = verdict;
  const [first, ...others] = reasons;
  return (
    <section className={styles.banner} data-badge={badge} aria-label="Verdict">
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <h2 className={styles.answer}>{text}</h2>
        <p className={styles.reason}>{first}</p>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <p className={styles.basis}>
          By {standard.title}, edition {standard.edition}
          {accountsTo && `, on ${nature ?? ''} accounts to ${formatDay(accountsTo)}`}.
        </p>
      </div>
    </section>
  );
}
