import { plans } from '@tayyib/shared/plans';
import { givesOf } from '../plans/entitlements';
import { ReadNext } from './ReadNext';
import { TextPage } from './TextPage';

/** The features, and the plans that include them. */
export default function ServicesPage() {
  return (
    <TextPage
      title="What We Offer"
      lead="Whether a stock is halal is free. Paid plans add details and higher limits."
    >
      <h2>Free for everyone with an account</h2>
      <ul>
        <li>Search of stocks by name or code, with the verdict and its reason by every standard.</li>
        <li>The halal stock screener.</li>
        <li>A watchlist, and calculators for what you owe.</li>
      </ul>
      <h2>By plan</h2>
      <ul>
        {Object.values(plans).map((plan) => (
          <li key={plan.id}>
            <strong>{plan.title}</strong>: {givesOf(plan).join(', ')}
          </li>
        ))}
      </ul>
      <ReadNext
        links={[
          ['/refund-policy', 'Refund Policy'],
          ['/Top5Benefits', 'Five benefits'],
        ]}
      />
    </TextPage>
  );
}
