import styles from './ExampleVerdict.module.css';

/** UltraTech Cement, consolidated, year to 31 March 2024, as filed. Values and limits are fractions. */
const tests = [
  { label: 'Debt / total assets', value: 0.102, shown: '10.2%', limit: 0.25, limitShown: '25%' },
  { label: 'Interest / total income', value: 0.0034, shown: '0.34%', limit: 0.03, limitShown: '3%' },
] as const;

/** The position of the limit on the 400-unit bar, which leaves room beyond it. */
const limitAt = 320;

/** An example verdict with real figures of one company and year, hard-coded. */
export function ExampleVerdict() {
  return (
    <figure className={styles.card}>
      <p className={styles.example}>Example</p>
      <h2 className={styles.name}>UltraTech Cement</h2>
      <p className={styles.period}>Financial ratios, FY 2023–24, consolidated</p>
      <dl className={styles.tests}>
        {tests.map(({ label, value, shown, limit, limitShown }) => (
          <div key={label} className={styles.test}>
            <dt>{label}</dt>
            <dd>
              <strong>{shown}</strong> of at most {limitShown}
            </dd>
            <dd className={styles.outcome}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 8.500l3.200 3.200L13 5" />
              </svg>
              Within the limit
            </dd>
            <svg className={styles.gauge} viewBox="0 0 400 8" aria-hidden="true">
              <rect width="400" height="8" rx="4" className={styles.track} />
              <rect width={(value / limit) * limitAt} height="8" rx="4" className={styles.fill} />
              <rect x={limitAt} width="3" height="8" className={styles.limit} />
            </svg>
          </div>
        ))}
      </dl>
      <figcaption className={styles.source}>
        Source: company filing with NSE, 29 Apr 2024. Limits: TASIS. A full verdict also looks at the lines of
        business.
      </figcaption>
    </figure>
  );
}
