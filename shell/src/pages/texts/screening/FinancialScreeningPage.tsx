import { formatPercent } from '@tayyib/shared/values/format';
import { standardNames, standards } from '@tayyib/shared/shariah';
import { ReadNext } from '../ReadNext';
import { TextPage } from '../TextPage';
import styles from '../TextPage.module.css';

/** The limits of every standard, from the same tables as the screening. */
export default function FinancialScreeningPage() {
  return (
    <TextPage
      title="Financial Screening Parameters"
      lead="Once its business is permitted, a company must keep its debt and its impure income within the limits of a standard."
    >
      <p>
        Almost every listed company borrows or keeps money in a bank. Scholars therefore asked how much
        interest a company may pay or earn before an owner of its shares has too large a part in it, and set
        limits. The bodies differ, and so do their answers: we show each, with our default first.
      </p>
      {standards.map(({ id, title, edition, ratios }) => (
        <section key={id} aria-labelledby={`limits-${id}`}>
          <h2 id={`limits-${id}`}>{standardNames[id]}</h2>
          <p className={styles.small}>
            {title}; edition {edition}.
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">What is measured</th>
                <th scope="col">Limit</th>
              </tr>
            </thead>
            <tbody>
              {ratios.map((rule) => (
                <tr key={rule.id}>
                  <th scope="row">{rule.label}</th>
                  <td className={styles.figure}>
                    {rule.limitInclusive ? 'at most' : 'below'} {formatPercent(rule.limit)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <h2>When a figure is missing</h2>
      <p>
        A ratio without one of its figures is neither a pass nor a fail. The company is <em>under review</em>,
        and its page names what is missing.
      </p>
      <h2>Where the published rules are unclear</h2>
      <p>
        Published norms leave gaps, and sources contradict one another. How our default standard was read is
        part of its edition:
      </p>
      <ul>
        {standards[0]?.readings.map((reading) => (
          <li key={reading}>{reading}</li>
        ))}
      </ul>
      <ReadNext
        links={[
          ['/Business_Screening', 'Business Screening'],
          ['/Commitment_Continuous_Monitoring', 'Commitment to Continuous Monitoring'],
        ]}
      />
    </TextPage>
  );
}
