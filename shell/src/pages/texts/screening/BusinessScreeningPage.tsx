import { tasis } from '@tayyib/shared/shariah';
import { ReadNext } from '../ReadNext';
import { TextPage } from '../TextPage';

const ruleNames = (outcome: 'doubtful' | 'not_permissible') => [
  ...new Set(tasis.business.rules.filter((rule) => rule.outcome === outcome).map(({ rule }) => rule)),
];
const notPermitted = ruleNames('not_permissible');
const doubtful = ruleNames('doubtful');

/** The business rules of the default standard. */
export default function BusinessScreeningPage() {
  return (
    <TextPage
      title="Business Screening"
      lead="The first question is what a company does. No ratio makes up for a business that is not permitted."
    >
      <h2>What is not permitted</h2>
      <p>By TASIS, our default standard, these lines of business fail:</p>
      <ul>
        {notPermitted.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <h2>What is left open</h2>
      <p>
        Some words in a filing do not say enough to decide. Such a line puts the company under review until
        we, or an advisor, know more:
      </p>
      <ul>
        {doubtful.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <h2>How we find out what a company does</h2>
      <ul>
        <li>
          First, the segments in its audited accounts: each with its share of revenue, in the company&apos;s
          own words.
        </li>
        <li>Then facts that an advisor recorded, each with its source and a name.</li>
        <li>Where there is neither, the industry its exchange puts it in, which is the weakest evidence.</li>
      </ul>
      <p>
        A company with many lines stays under review while its segments are not on file; we do not judge it by
        its best known brand. {tasis.business.reading}
      </p>
      <ReadNext
        links={[
          ['/Financial_Screening_Parameters', 'Financial Screening Parameters'],
          ['/Screening_Criteriaall', 'All screening criteria'],
        ]}
      />
    </TextPage>
  );
}
