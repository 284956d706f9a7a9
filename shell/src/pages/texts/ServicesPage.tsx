import { useEffect } from 'react';
import { useLocation } from '@tayyib/shared/sdk/router';
import { plans } from '@tayyib/shared/plans';
import { givesOf } from '../plans/entitlements';
import { ReadNext } from './ReadNext';
import { TextPage } from './TextPage';

/** The features, and the plans that include them. */
export default function ServicesPage() {
  const { hash } = useLocation();
  // after the layout, which scrolls a new page to its top
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
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
      <h2 id="install-android">Install on Android</h2>
      <p>
        There is no app in the Play Store yet. Open this page in Chrome, choose <em>Install app</em> (or{' '}
        <em>Add to Home screen</em>) in its menu, and start it from your home screen.
      </p>
      <h2 id="install-iphone">Install on iPhone and iPad</h2>
      <p>
        There is no app in the App Store yet. Open this page in Safari, tap <em>Share</em>, then{' '}
        <em>Add to Home Screen</em>.
      </p>
      <ReadNext
        links={[
          ['/plans', 'Plans and prices'],
          ['/refund-policy', 'Refund Policy'],
          ['/Top5Benefits', 'Five benefits'],
        ]}
      />
    </TextPage>
  );
}
