import type { Verdict } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { VerdictBadge } from '@tayyib/shared/ui';
import { RatioGauge } from './RatioGauge';
import styles from './StandardCard.module.css';

/** One standard's ratios, beside the others'. */
export function StandardCard({ verdict }: { verdict: Verdict }) {
  const { standard, status, ratios, missing, reasons } = verdict;
  const badge = badgeOf(status);
  return (
    <section className={styles.card} aria-label={`Ratios by ${standard.id}`}>
      <header className={styles.head}>
        <div>
          <h3 className={styles.title}>{standard.id}</h3>
          <p className={styles.edition}>
            {standard.title}, edition {standard.edition}
          </p>
        </div>
        <VerdictBadge badge={badge} />
      </header>
      <p className={styles.reason}>{reasons[0]}</p>
      {ratios.map((ratio) => (
        <RatioGauge key={ratio.id} ratio={ratio} />
      ))}
      {missing.length > 0 && (
        <div className={styles.missing}>
          <h4>What is missing</h4>
          <ul>
            {missing.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
