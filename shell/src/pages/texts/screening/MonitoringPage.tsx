import { tasis } from '@tayyib/shared/shariah';
import { ReadNext } from '../ReadNext';
import { TextPage } from '../TextPage';

/** How verdicts are updated. */
export default function MonitoringPage() {
  return (
    <TextPage
      title="Commitment to Continuous Monitoring"
      lead="A verdict is valid for the facts it is based on. When the facts change, it is computed again."
    >
      <h2>When we screen again</h2>
      <ul>
        <li>Whenever results, segments or market values of a company arrive.</li>
        <li>Whenever an edition of a standard is published.</li>
        <li>Once a day for every company, because facts also become outdated.</li>
      </ul>
      <h2>When facts are too old</h2>
      <p>
        By {tasis.title}, accounts whose year ended more than {tasis.accountsMaxAgeMonths} months ago decide
        nothing. The company goes back under review until it files again.
      </p>
      <h2>What is stored</h2>
      <p>
        Every verdict ever given, with its day, its edition and its cause. Nothing is rewritten: a correction
        by the company adds a new entry and leaves the old one unchanged.
      </p>
      <h2>How you can check us</h2>
      <p>
        Each verdict has a receipt: a fingerprint of the rules and of every figure used. The same facts give
        the same receipt, and its file lets anyone recompute the verdict without us.
      </p>
      <h2>When an advisor speaks</h2>
      <p>
        A scholar may hold a verdict under review or decide otherwise. Their name, their reason and how long
        it holds stand on the page, beside what the figures alone would say.
      </p>
      <ReadNext
        links={[
          ['/Screening_Criteriaall', 'All screening criteria'],
          ['/Why_Choose_Tayyib', 'Why choose us'],
        ]}
      />
    </TextPage>
  );
}
