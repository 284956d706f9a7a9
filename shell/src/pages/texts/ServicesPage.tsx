import { plans, type Plan } from '@tayyib/shared/plans';
import { ReadNext } from './ReadNext';
import { TextPage } from './TextPage';

const contentsOf = ({ watchlists, stocksPerWatchlist, premium, community, consultations }: Plan) =>
  [
    `${watchlists} ${watchlists === 1 ? 'watchlist' : 'watchlists'} of ${stocksPerWatchlist} stocks`,
    premium && 'ratios, stars and history of every stock',
    community && 'the community',
    consultations && 'consultations with an advisor',
  ]
    .filter((part) => part !== false)
    .join(', ');

/** What there is, and which plan has it. */
export default function ServicesPage() {
  return (
    <TextPage title="What We Offer" lead="Whether a stock is halal is free. The plans add detail and room.">
      <h2>Free for everybody with an account</h2>
      <ul>
        <li>Search of stocks by name or code, with the verdict and its reason by every standard.</li>
        <li>The halal stock screener.</li>
        <li>A watchlist, and calculators for what you owe.</li>
      </ul>
      <h2>By plan</h2>
      <ul>
        {Object.values(plans).map((plan) => (
          <li key={plan.id}>
            <strong>{plan.title}</strong>: {contentsOf(plan)}
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
