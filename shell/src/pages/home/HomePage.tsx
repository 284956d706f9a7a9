import { productName } from '@tayyib/shared/brand';
import { useLocation } from '@tayyib/shared/sdk/router';
import { useAppSelector } from '@tayyib/shared/sdk/store';
import { ActionLink } from '../../controls/actions';
import { returnToOf } from '../../navigation/returnTo';
import { selectWhySignedOut } from '../../session/signedOutSlice';
import { useSession } from '../../session/useSession';
import { Banner } from './Banner';
import { ExampleVerdict } from './ExampleVerdict';
import { HomeSearch } from './HomeSearch';
import { HowVerdictsAreMade } from './HowVerdictsAreMade';
import { PlanPrices } from './PlanPrices';
import { ThreeSteps } from './ThreeSteps';
import styles from './HomePage.module.css';

const signInNotice = 'Log in to see that page.';

/** The landing page. */
export default function HomePage() {
  const { state } = useLocation();
  const { user } = useSession();
  const whySignedOut = useAppSelector(selectWhySignedOut);
  const notice = whySignedOut ? `You were signed out. ${whySignedOut}` : returnToOf(state) && signInNotice;
  const shownNotice = user ? null : notice;
  return (
    <>
      {shownNotice && (
        <p role="status" className={styles.sentHere}>
          {shownNotice}
        </p>
      )}
      <section className={styles.hero}>
        <div>
          <p className={styles.eyebrow}>Shariah-compliant investing in India</p>
          <h1 className={styles.title}>Know whether a stock is halal, and why.</h1>
          <p className={styles.lead}>
            {productName} reads what companies file with the exchange, compares it with published Shariah
            standards, and shows you every figure behind the answer.
          </p>
          <HomeSearch />
          <CallToAction isSignedIn={user !== null} state={state} />
        </div>
        <ExampleVerdict />
      </section>
      <Banner />
      <ThreeSteps />
      <HowVerdictsAreMade />
      {user === null && <PlanPrices />}
      <section className={styles.closing}>
        <h2>Invest with a clear conscience.</h2>
        <p>Searching companies and reading verdicts is free.</p>
        <CallToAction isSignedIn={user !== null} state={state} />
      </section>
    </>
  );
}

function CallToAction({ isSignedIn, state }: { isSignedIn: boolean; state: unknown }) {
  return (
    <div className={styles.actions}>
      {isSignedIn ? (
        <ActionLink isPrimary to="/dashboard">
          Go to dashboard
        </ActionLink>
      ) : (
        <>
          <ActionLink isPrimary to="/register" state={state}>
            Create a free account
          </ActionLink>
          <ActionLink to="/login" state={state}>
            Log in
          </ActionLink>
        </>
      )}
    </div>
  );
}
