import { productName } from '@tayyib/shared/brand';
import { useLocation } from '@tayyib/shared/sdk/router';
import { homeQuestions } from '@tayyib/shared/home-questions';
import { ActionLink } from '../../controls/actions';
import { Questions } from '../../controls/Questions';
import { returnToOf } from '../../navigation/returnTo';
import { useSession } from '../../session/useSession';
import { useGetPublicHomeQuery } from '../../search/publicStocksApi';
import { Banner } from './Banner';
import { SentHere } from './SentHere';
import { StockSearch } from '../../search/StockSearch';
import { MarketNumbers } from './MarketNumbers';
import { PlanPrices } from './PlanPrices';
import { ProductPicture } from './ProductPicture';
import { WhoDecides } from './WhoDecides';
import { WorkedVerdict } from './WorkedVerdict';
import styles from './HomePage.module.css';

/** The landing page. */
export default function HomePage() {
  const { state } = useLocation();
  const { user } = useSession();
  const { data: home, isLoading } = useGetPublicHomeQuery();
  const example = home?.example ?? null;
  return (
    <>
      {!user && <SentHere isFromPage={returnToOf(state) !== null} />}
      <section className={styles.hero}>
        <div>
          <p className={styles.eyebrow}>Shariah-compliant investing in India</p>
          <h1 className={styles.title}>Know whether a stock is halal, and why.</h1>
          <p className={styles.lead}>
            {productName} reads what companies file with the exchange, compares it with published Shariah
            standards, and shows you every figure behind the answer.
          </p>
          <StockSearch />
          <CallToAction isSignedIn={user !== null} state={state} />
        </div>
        {example ? <ProductPicture stock={example.stock} /> : isLoading && <div className={styles.coming} />}
      </section>
      {home ? <MarketNumbers home={home} /> : isLoading && <div className={styles.comingNumbers} />}
      <Banner home={home ?? null} />
      <WorkedVerdict example={example} />
      <WhoDecides />
      {user === null && <PlanPrices />}
      <div className={styles.questions}>
        <Questions id="questions" title="Questions" questions={homeQuestions} />
      </div>
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
