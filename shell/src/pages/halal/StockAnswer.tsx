import type { PublicStock } from '@tayyib/shared/contracts';
import { VerdictAnswer } from '@tayyib/shared/parts/verdict';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { gradeSentences, standardNames } from '@tayyib/shared/shariah';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';
import { listPath, stockPath } from '@tayyib/shared/public-pages';
import { Link } from '@tayyib/shared/sdk/router';
import { LockedRatios } from './LockedRatios';
import { NextStep } from './NextStep';
import { ShareAnswer } from './ShareAnswer';
import { StockList } from './StockList';
import { allStocks, Trail } from './Trail';
import styles from './halal.module.css';

/** The answer on one company for everyone: its verdict by each standard with the reason, what is missing, and compliant alternatives. */
export function StockAnswer({ stock }: { stock: PublicStock }) {
  const { stock: name, stock_code, bseCode, isin, sector, industry, code } = stock;
  const above = industry
    ? [allStocks, { to: listPath({ kind: 'industry', id: industry.id }), title: industry.name }]
    : [allStocks];
  return (
    <article className={styles.page}>
      <Trail above={above} />
      <header className={styles.head}>
        <h1>Is {name} halal?</h1>
        <p className={styles.codes}>
          <strong>{stock_code}</strong>
          {bseCode !== null && bseCode !== stock_code && <span>BSE {bseCode}</span>}
          <span>{isin}</span>
          {sector !== null && <span>{sector}</span>}
        </p>
      </header>
      <div className={styles.columns}>
        <Answer stock={stock} />
        <aside className={styles.aside} aria-label="Price and next step">
          <Price stock={stock} />
          <NextStep stock={stock} />
        </aside>
        <div className={styles.main}>
          <ShareAnswer stock={stock} />
          <ByStandards stock={stock} />
          <Reasons stock={stock} />
          <LockedRatios />
        </div>
      </div>
      <Alternatives stock={stock} />
      <p className={styles.note}>
        Not investment advice or a fatwa. Verdicts follow from what the company filed; the address of this
        page is <Link to={stockPath(code)}>{stockPath(code)}</Link>.
      </p>
    </article>
  );
}

function Answer({ stock }: { stock: PublicStock }) {
  const { badge, grade, edition, nature, accountsTo, age, verdicts } = stock;
  const [byDefault] = verdicts;
  const [aboutAge, ...more] = age;
  const isNotLoaded = grade === 'accounts_not_loaded';
  return (
    <VerdictAnswer
      badge={badge}
      age={stock}
      reason={isNotLoaded ? gradeSentences.accounts_not_loaded : byDefault?.reason}
    >
      {grade && !isNotLoaded && <p className={styles.basis}>{gradeSentences[grade]}</p>}
      {aboutAge && <p className={styles.basis}>{[aboutAge, ...more].join(' ')}</p>}
      {edition && (
        <p className={styles.basis}>
          By {edition.title}, edition {edition.edition}
          {accountsTo !== null && `, on ${nature ?? ''} accounts to ${formatDay(accountsTo)}`}.
        </p>
      )}
    </VerdictAnswer>
  );
}

function ByStandards({ stock: { verdicts } }: { stock: PublicStock }) {
  return (
    <section aria-labelledby="standards" className={styles.section}>
      <h2 id="standards">By each of seven standards</h2>
      <ul className={styles.standards}>
        {verdicts.map((verdict, at) => (
          <li key={verdict.standard}>
            <span className={styles.standardHead}>
              <strong>
                {standardNames[verdict.standard]}
                {at === 0 && <small> our answer</small>}
              </strong>
              <VerdictBadge badge={verdict.badge} age={verdict} />
            </span>
            <span className={styles.reason}>{verdict.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reasons({ stock: { moreReasons, missing } }: { stock: PublicStock }) {
  if (moreReasons.length === 0 && missing.length === 0) return null;
  return (
    <div className={styles.pair}>
      <Sentences title="Further reasons" sentences={moreReasons} />
      <Sentences title="What is missing" sentences={missing} />
    </div>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Price({ stock: { price } }: { stock: PublicStock }) {
  return (
    <section className={styles.price} aria-label="Last price">
      {price === null ? (
        <p>No price is on file.</p>
      ) : (
        <>
          <p className={styles.close}>{formatPaise(price.closeRupees)}</p>
          <p className={styles.small}>
            {price.changePercent !== null && <Change percent={price.changePercent} />}
            Close of {formatDay(price.day)}
          </p>
        </>
      )}
    </section>
  );
}

function Change({ percent }: { percent: number }) {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return (
    <>
      {sign}
      {Math.abs(percent).toFixed(2)}% on the day ·{' '}
    </>
  );
}

function Alternatives({ stock: { alternatives, industry } }: { stock: PublicStock }) {
  if (alternatives === null) return null;
  const { className, rows } = alternatives;
  return (
    <section aria-labelledby="alternatives" className={styles.section}>
      <h2 id="alternatives">Compliant instead</h2>
      <p className={styles.lead}>
        The largest of {className} that pass by TASIS.
        {industry !== null && className !== industry.name && ` None of ${industry.name} does.`}
      </p>
      <StockList rows={rows} />
    </section>
  );
}
