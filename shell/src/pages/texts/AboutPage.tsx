import { productName } from '@tayyib/shared/brand';
import { Link } from '@tayyib/shared/sdk/router';
import { AnswerPath } from './AnswerPath';
import { TextPage } from './TextPage';
import styles from './TextPage.module.css';

/** What the product does. */
export default function AboutPage() {
  return (
    <TextPage
      title="About us"
      lead={`${productName} tells a Muslim investor in India whether a stock is halal, why, and what to do about it.`}
    >
      <h2>What we do</h2>
      <p>
        We read what listed companies file with the exchanges: their lines of business, their debt, the
        interest they earn. We compare those figures with published Shariah screening standards and show the
        result with every figure, its limit, its source and its date, so that you can check us.
      </p>
      <AnswerPath />
      <h2>What we refuse to do</h2>
      <p>
        We do not guess. When a figure is missing or too old, the company is <em>under review</em>; it is
        neither passed nor failed. We do not hide which standard gave an answer, and when standards disagree
        we show that they do.
      </p>
      <aside className={styles.note}>
        <p>
          How far our data reaches today: <Link to="/status">data status</Link>.
        </p>
      </aside>
      <h2>What we are not</h2>
      <p>
        {productName} is not a broker, an investment adviser or a mufti. It explains rules that scholars have
        published. Whether and what to buy is your decision; for a ruling, ask a scholar you trust.
      </p>
    </TextPage>
  );
}
