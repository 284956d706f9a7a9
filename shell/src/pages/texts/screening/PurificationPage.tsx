import { Link } from '@tayyib/shared/sdk/router';
import { SplitBar } from '../SplitBar';
import { ReadNext } from '../ReadNext';
import { TextPage } from '../TextPage';
import styles from '../TextPage.module.css';

/** Why part of a gain is given away, and how the amount is calculated. */
export default function PurificationPage() {
  return (
    <TextPage
      title="Purification"
      lead="A compliant company may still earn a little interest. Its owner gives that part away."
    >
      <h2>What is purified</h2>
      <p>
        The share of your gain that comes from what is not permitted: mostly interest on a company&apos;s
        deposits. It is given to people in need, without expecting reward for it, because it was never yours.
        It is not zakat and does not count towards it.
      </p>
      <h2>How much</h2>
      <SplitBar
        caption="A dividend of ₹1,000 from a company with 2% impure income, by dividend."
        parts={[
          { label: 'Yours', shown: '₹980', size: 980 },
          { label: 'Given away', shown: '₹20', size: 20 },
        ]}
      />
      <p>Scholars and their institutions do it in different ways:</p>
      <ul>
        <li>
          <strong>By dividend.</strong> The dividend you received times the share of the company&apos;s income
          that is impure. ₹1,000 of dividend from a company with 2% impure income: ₹20.
        </li>
        <li>
          <strong>By holding.</strong> The company&apos;s impure income of the year, divided by its shares,
          times the shares you held, whether or not it paid a dividend. AAOIFI asks for this.
        </li>
        <li>
          <strong>By gain.</strong> The impure share of the profit you made by selling. Some ask for it
          besides the dividend, some instead, some not at all.
        </li>
      </ul>
      <aside className={styles.note}>
        <p>
          A hundred shares, one year, and every method with its amount:{' '}
          <Link to="/blog/purification-with-one-holding">purification, worked with one holding</Link>.
        </p>
      </aside>
      <p>
        Which one you follow is between you and the scholar you trust. We name the method beside a figure.
      </p>
      <h2>What purification does not do</h2>
      <p>
        It does not make a non-compliant company halal. When a stock you own becomes non-compliant, the first
        question is when to sell it.
      </p>
      <ReadNext
        links={[
          ['/ShariahCompliantInvesting', 'Shariah compliant investing'],
          ['/ScreeningCriteriapage', 'The criteria in short'],
        ]}
      />
    </TextPage>
  );
}
