import { Link } from '@tayyib/shared/router';
import { standardNames, standards } from '@tayyib/shared/shariah';
import { PageHeading } from '@tayyib/shared/ui';
import { FigureTable } from '../components/market/FigureTable';
import styles from '../components/market/market.module.css';

/** Who stands behind the verdicts, which editions they are made by, and how. */
export default function ShariahAdvisorPage() {
  return (
    <>
      <PageHeading
        title="Our Shariah Advisor"
        lead="Rules come from published standards, figures from filings; a scholar answers for both."
      />
      <div className={`${styles.stack} ${styles.prose}`}>
        <h2 className={styles.heading}>What the advisor does</h2>
        <ul>
          <li>
            Publishes the edition of a standard, with the reason, and sees beforehand which verdicts it
            changes.
          </li>
          <li>
            Records what a company does from published sources, where accounts and exchange do not tell.
          </li>
          <li>May hold a stock under review or decide its status, signed, with a reason and for a time.</li>
        </ul>
        <p>
          Every such word stands on the stock’s page with its name, its day and what the figures alone would
          say.
        </p>
        <h2 className={styles.heading}>How a verdict is made</h2>
        <ol>
          <li>Official filings and lists are read; every figure keeps its source and its day.</li>
          <li>Lines of business are held against the standard’s rules, then ratios against its limits.</li>
          <li>What is missing or too old gives under review: never a pass, never a fail.</li>
          <li>The verdict is kept with its inputs and a receipt, so that anyone can reach it again.</li>
        </ol>
        <p>
          The rules of our default standard are in the{' '}
          <Link to="/tais_screening_criteria">Tasis Screening Criteria</Link>.
        </p>
        <h2 className={styles.heading}>Editions shipped</h2>
        <FigureTable
          caption="Editions of the standards"
          rows={standards}
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Standard',
              cell: ({ id, title }) => (
                <>
                  {standardNames[id]}
                  <small>{title}</small>
                </>
              ),
            },
            { title: 'Edition', cell: ({ edition }) => edition },
            { title: 'Answers for it', cell: ({ reviewer }) => reviewer },
          ]}
        />
        <p className={styles.small}>
          An advisor may publish later editions; each verdict names the one it was made by. To ask a scholar
          face to face, see the <Link to="/plan">plans</Link> with consultations.
        </p>
      </div>
    </>
  );
}
