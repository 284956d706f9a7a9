import type { Metal } from '@tayyib/shared/contracts';
import { formatPaise } from '@tayyib/shared/values/format';
import { nisabs, nisabWeights } from '@tayyib/shared/nisab';
import { Link } from '@tayyib/shared/sdk/router';
import styles from '../market/market.module.css';

/** The nisab in rupees by each weight in use, at the newest price of pure metal. */
export function NisabFigures({ metal, rupeesPerGram }: { metal: Metal; rupeesPerGram: number }) {
  const ofMetal = nisabs.map((id) => nisabWeights[id]).filter((weight) => weight.metal === metal);
  return (
    <section className={styles.card} aria-label={`Nisab in ${metal}`}>
      <dl className={styles.figures}>
        {ofMetal.map(({ milligrams }) => {
          const grams = milligrams / 1000;
          return (
            <div key={milligrams}>
              <dt>Nisab, {grams} g</dt>
              <dd>{formatPaise(grams * rupeesPerGram)}</dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.small}>
        Scholars differ on the weight. Wealth of different kinds is often measured by silver, whose nisab is
        lower. <Link to="/zakat-calculator">Calculate your zakat</Link>
      </p>
    </section>
  );
}
