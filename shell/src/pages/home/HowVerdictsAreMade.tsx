import { productName } from '@tayyib/shared/brand';
import styles from './HomePage.module.css';

/** The method in four points. */
export function HowVerdictsAreMade() {
  return (
    <section aria-labelledby="method" className={styles.method}>
      <div>
        <h2 id="method" className={styles.heading}>
          How a verdict is made
        </h2>
        <p>
          A verdict is arithmetic on filed figures, not an opinion. The rules are published; the figures are
          public; the result can be recomputed by anyone.
        </p>
      </div>
      <dl className={styles.rules}>
        <div>
          <dt>The business comes first</dt>
          <dd>
            Conventional finance, alcohol, tobacco, gambling and the like fail, whatever the ratios say.
          </dd>
        </div>
        <div>
          <dt>Then the balance sheet</dt>
          <dd>Interest-bearing debt must stay under the limit of the standard.</dd>
        </div>
        <div>
          <dt>Then the income</dt>
          <dd>
            Interest and other impure income may only be a small share, and that share is yours to purify.
          </dd>
        </div>
        <div>
          <dt>Missing means under review</dt>
          <dd>{productName} never turns a gap in the data into a yes or a no.</dd>
        </div>
      </dl>
    </section>
  );
}
