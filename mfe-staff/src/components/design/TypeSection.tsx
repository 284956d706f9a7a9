import { salam } from '@tayyib/shared/brand';
import { textSizes } from '@tayyib/shared/sdk/theme';
import styles from './design.module.css';

/** The eight sizes, the heading face, the Arabic face, and figures that align. */
export const TypeSection = () => (
  <>
    {Object.entries(textSizes).map(([name, px]) => (
      <div key={name}>
        <p className={styles.note}>
          --text-{name}, {px} px
        </p>
        <p
          className={px >= textSizes.title ? styles.heading : styles.sample}
          style={{ fontSize: `var(--text-${name})` }}
        >
          Know whether a stock is halal, and why
        </p>
      </div>
    ))}
    <div>
      <p className={styles.note}>Figures of a column: 1,75,598.00 and 71,111.11 end below each other</p>
      <p className={styles.figures}>
        ₹1,75,598.00 · −0.50%
        <br />
        ₹1,11,111.11 · +7.17%
      </p>
    </div>
    <div>
      <p className={styles.note}>--font-arabic</p>
      <p className={styles.salam} lang="ar" dir="rtl">
        {salam}
      </p>
    </div>
  </>
);
