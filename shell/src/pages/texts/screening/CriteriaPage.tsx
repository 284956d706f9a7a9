import { tasis } from '@tayyib/shared/shariah';
import { Link } from '@tayyib/shared/sdk/router';
import { formatNumber } from '@tayyib/shared/values/format';
import { ReadNext } from '../ReadNext';
import { TextPage } from '../TextPage';
import styles from '../TextPage.module.css';

/** The default standard in short. */
export default function CriteriaPage() {
  return (
    <TextPage
      title="Screening Criteria in Short"
      lead={`${tasis.title}: our default standard, edition ${tasis.edition}.`}
    >
      <h2>The business</h2>
      <p>
        Nothing of what it does may be forbidden: no conventional finance, alcohol, tobacco, gambling, pork or
        adult entertainment, however small its share.
      </p>
      <h2>The figures</h2>
      <dl className={styles.limits}>
        {tasis.ratios.map(({ id, label, limit, limitInclusive }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <small>{limitInclusive ? 'at most' : 'below'}</small> {formatNumber(limit * 100)}%
            </dd>
          </div>
        ))}
      </dl>
      <aside className={styles.note}>
        <p>
          How these limits are put to a real company:{' '}
          <Link to="/blog/how-tasis-reads-a-balance-sheet">Reliance, line by line</Link>.
        </p>
      </aside>
      <h2>The date</h2>
      <p>
        Accounts may be at most {tasis.accountsMaxAgeMonths} months old. What is missing or older leaves the
        company under review.
      </p>
      <p>{tasis.reviewer}. TASIS keeps its own lists; this is our reading of the norms it published.</p>
      <ReadNext
        links={[
          ['/ShariahCompliantInvesting', 'Shariah compliant investing'],
          ['/Purification', 'Purification'],
        ]}
      />
    </TextPage>
  );
}
