import { productName } from '@tayyib/shared/brand';
import { standardNames, standards } from '@tayyib/shared/shariah';
import { Link } from '@tayyib/shared/sdk/router';
import { AnswerPath } from '../AnswerPath';
import { ReadNext } from '../ReadNext';
import { TextPage } from '../TextPage';

const names = standards.map(({ id }) => standardNames[id]);
const list = new Intl.ListFormat('en-IN').format(names);

/** The whole method, from the filing to the verdict. */
export default function AllCriteriaPage() {
  return (
    <TextPage
      title="Screening Criteria"
      lead={`How ${productName} gets from what a company files to an answer, in four steps.`}
    >
      <AnswerPath />
      <h2>1. What does it do?</h2>
      <p>
        Each line of business is checked against the rules of the standard. One that is not permitted decides
        the answer at once. <Link to="/Business_Screening">Business screening</Link>
      </p>
      <h2>2. How does it finance itself, and what does it earn?</h2>
      <p>
        Debt, interest earned and idle cash are divided by total assets, by income or by market
        capitalisation, as the standard requires, and compared with its limits.{' '}
        <Link to="/Financial_Screening_Parameters">Financial parameters</Link>
      </p>
      <h2>3. Is anything missing or too old?</h2>
      <p>
        Then the answer is <em>under review</em>. Accounts older than a standard allows are not used. We never
        fill a gap with a guess.
      </p>
      <h2>4. What is the answer?</h2>
      <ul>
        <li>
          <strong>Shariah Compliant</strong>: the business is permitted and every limit is met.
        </li>
        <li>
          <strong>Non Shariah Compliant</strong>: the business is not permitted, or a limit is exceeded. The
          page says which.
        </li>
        <li>
          <strong>Under review</strong>: our data is not sufficient to decide. The page says what is missing.
        </li>
      </ul>
      <h2>By which standard?</h2>
      <p>
        We use seven: {list}. The first is our default, because it was made for Indian companies; on each
        stock&apos;s page you can choose any other. These are our interpretations of published norms, not
        verdicts of those bodies.
      </p>
      <ReadNext
        links={[
          ['/Commitment_Continuous_Monitoring', 'Commitment to Continuous Monitoring'],
          ['/Purification', 'Purification'],
        ]}
      />
    </TextPage>
  );
}
