import { formatPercent } from '@tayyib/shared/values/format';
import { tasis } from '@tayyib/shared/shariah';
import { ReadNext } from '../ReadNext';
import { TextPage } from '../TextPage';

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
      <ul>
        {tasis.ratios.map(({ id, label, limit, limitInclusive }) => (
          <li key={id}>
            {label}: {limitInclusive ? 'at most' : 'below'} {formatPercent(limit)}
          </li>
        ))}
      </ul>
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
