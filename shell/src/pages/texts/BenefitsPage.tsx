import { productName } from '@tayyib/shared/brand';
import { standards } from '@tayyib/shared/shariah';
import { ReadNext } from './ReadNext';
import { TextPage } from './TextPage';

/** The benefits in five points. */
export default function BenefitsPage() {
  return (
    <TextPage title="Top 5 Benefits" lead={`What ${productName} does for you that a list of names does not.`}>
      <h2>1. You learn why</h2>
      <p>Every answer comes with its reason, the figure that decided it, and where that figure was filed.</p>
      <h2>2. You see where scholars differ</h2>
      <p>
        One stock by {standards.length} standards, side by side. A stock that passes by one and fails by
        another is shown as just that.
      </p>
      <h2>3. You are never misled by a gap</h2>
      <p>What is not known is shown as unknown. It is neither passed nor failed.</p>
      <h2>4. You can check</h2>
      <p>Anyone can recompute a verdict from its receipt, without us.</p>
      <h2>5. Your data stays yours</h2>
      <p>
        No advertising, no tracking, and we never sell your data. We earn only from plans, not from what you
        buy.
      </p>
      <ReadNext
        links={[
          ['/ShariahCompliantInvesting', 'Shariah compliant investing'],
          ['/ourservice', 'What we offer'],
        ]}
      />
    </TextPage>
  );
}
