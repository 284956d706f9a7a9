import { productName } from '@tayyib/shared/brand';
import { Link } from '@tayyib/shared/sdk/router';
import { TextPage } from './TextPage';
import styles from './TextPage.module.css';

/** The rules of using the product. */
export default function TermsPage() {
  return (
    <TextPage title="Terms & Conditions" lead={`These rules apply when you use ${productName}.`}>
      <h2>What you get</h2>
      <p>
        Information about listed companies, taken from public filings and compared with published Shariah
        screening standards. Each figure carries its source and date. Companies and exchanges correct their
        filings, so answers change; the page always says as of when.
      </p>
      <h2>What it is not</h2>
      <p>
        Nothing here is investment advice, a recommendation to buy or sell, or a religious ruling.{' '}
        {productName} is not registered with SEBI as an investment adviser or research analyst. You decide,
        and you bear the result.
      </p>
      <aside className={styles.note}>
        <p>
          What we read, and the limits we compare it with:{' '}
          <Link to="/ScreeningCriteriapage">the criteria in short</Link>.
        </p>
      </aside>
      <h2>Your account</h2>
      <p>
        One person, one account. Keep your password to yourself, and tell us when someone else may know it. We
        may close accounts that harm others or the service.
      </p>
      <p>
        You may erase your account on your <a href="/profile">profile</a> at any time; the unused days of a
        paid plan are paid back. When these rules change, we ask you to agree to them before you go on; if you
        do not, you can still take your data and go.
      </p>
      <h2>Fair use</h2>
      <p>
        Read, compare and share what you find. Do not copy the service as a whole, resell it, or put load on
        it that keeps others from using it. In shared areas be truthful and courteous.
      </p>
      <h2>Law</h2>
      <p>Indian law applies. The courts of Mumbai, India, decide disputes.</p>
    </TextPage>
  );
}
