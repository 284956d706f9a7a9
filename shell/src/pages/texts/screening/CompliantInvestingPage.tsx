import { Link } from '@tayyib/shared/sdk/router';
import { ReadNext } from '../ReadNext';
import { TextPage } from '../TextPage';
import styles from '../TextPage.module.css';

/** The principles, for beginners. */
export default function CompliantInvestingPage() {
  return (
    <TextPage
      title="Shariah Compliant Investing"
      lead="A share is part of a business. Its owner shares in what the business does."
    >
      <h2>Owning, not lending</h2>
      <p>
        A lender at interest is paid whatever happens. A shareholder gains when the business gains and loses
        when it loses. Trade, with its risk, is permitted; riba is not.
      </p>
      <h2>What to stay away from</h2>
      <ul>
        <li>
          <strong>Riba</strong>: interest, taken or given. Hence the limits on a company&apos;s debt and
          deposits.
        </li>
        <li>
          <strong>Gharar</strong>: selling what one does not have, or what nobody can describe. Hence no short
          selling.
        </li>
        <li>
          <strong>Maysir</strong>: gambling. Buying in the hope of luck alone is near to it.
        </li>
        <li>
          <strong>Haram business</strong>: alcohol, pork, conventional finance, gambling and their like.
        </li>
      </ul>
      <aside className={styles.note}>
        <p>
          Why a bank is never compliant, in its own figures:{' '}
          <Link to="/blog/why-hdfc-bank-cannot-pass">Why HDFC Bank cannot pass</Link>.
        </p>
      </aside>
      <h2>How to begin</h2>
      <ol>
        <li>Invest what you can leave alone, after debts and zakat.</li>
        <li>See whether the company is compliant, and why, before you look at its price.</li>
        <li>Keep watching: a company that borrows more tomorrow may leave the limits.</li>
        <li>Purify what is not yours, and pay zakat on what is.</li>
      </ol>
      <p>
        This is an introduction, not a ruling. For your own case ask a scholar, and for your money a
        registered adviser.
      </p>
      <ReadNext
        links={[
          ['/ScreeningCriteriapage', 'The criteria in short'],
          ['/Purification', 'Purification'],
          ['/Top5Benefits', 'Five benefits'],
        ]}
      />
    </TextPage>
  );
}
