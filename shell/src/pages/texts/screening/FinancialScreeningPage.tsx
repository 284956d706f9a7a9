import { standardNames, standards } from '@tayyib/shared/shariah';
import { Link } from '@tayyib/shared/sdk/router';
import { ReadNext } from '../ReadNext';
import { TextPage } from '../TextPage';
import styles from '../TextPage.module.css';
import { StandardsMatrix } from './StandardsMatrix';

/** The limits of every standard, from the same tables as the screening. */
export default function FinancialScreeningPage() {
  return (
    <TextPage
      isWide
      title="Financial Screening Parameters"
      lead="Once its business is permitted, a company must keep its debt and its impure income within the limits of a standard."
    >
      <p>
        Almost every listed company borrows or keeps money in a bank. Scholars therefore asked how much
        interest a company may pay or earn before an owner of its shares has too large a part in it, and set
        limits. The bodies differ, and so do their answers.
      </p>
      <h2>The limits, side by side</h2>
      <StandardsMatrix />
      <aside className={styles.note}>
        <p>
          The same debt is a different share of what a company has than of what the market pays for it. An
          article shows both <Link to="/blog/debt-against-assets-and-market-value">with two companies</Link>.
        </p>
      </aside>
      <h2>When a figure is missing</h2>
      <p>
        A ratio without one of its figures is neither a pass nor a fail. The company is <em>under review</em>,
        and its page names what is missing.
      </p>
      <h2>Where the published rules are unclear</h2>
      <p>
        Published norms leave gaps, and sources contradict one another. How each standard was read is part of
        its edition:
      </p>
      {standards.map(({ id, readings }) => (
        <details key={id} className={styles.readings}>
          <summary>{standardNames[id]}</summary>
          <ul>
            {readings.map((reading) => (
              <li key={reading}>{reading}</li>
            ))}
          </ul>
        </details>
      ))}
      <ReadNext
        links={[
          ['/Business_Screening', 'Business Screening'],
          ['/Commitment_Continuous_Monitoring', 'Commitment to Continuous Monitoring'],
        ]}
      />
    </TextPage>
  );
}
