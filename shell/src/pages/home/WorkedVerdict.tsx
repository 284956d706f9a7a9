import type { WorkedExample, WorkedRatio } from '@tayyib/shared/contracts';
import { productName } from '@tayyib/shared/brand';
import {
  formatDay,
  formatPercent,
  formatPercentBeside,
  formatRupees,
  withSmallLetter,
} from '@tayyib/shared/values/format';
import { articlePath, stockPath } from '@tayyib/shared/public-pages';
import { Link } from '@tayyib/shared/sdk/router';
import styles from './WorkedVerdict.module.css';

/** The width of a gauge, and where on it the limit is, which leaves room beyond it. */
const width = 400;
const limitAt = 320;

/** The method in steps, each worked with the filed figures of one company. */
export function WorkedVerdict({ example }: { example: WorkedExample | null }) {
  return (
    <section aria-labelledby="method" className={styles.method}>
      <h2 id="method" className={styles.heading}>
        How a verdict is made
      </h2>
      <p className={styles.lead}>
        A verdict is arithmetic on filed figures, not an opinion. The rules are published; the figures are
        public; anyone can compute the result again.
        {example && ` Here it is for ${example.stock.stock}, as it stands today.`}
      </p>
      <ol className={styles.steps}>
        <li>
          <h3>What does the company do?</h3>
          <p>Conventional finance, alcohol, tobacco, gambling and the like fail, whatever the ratios say.</p>
          {example && (
            <p className={styles.worked}>
              {example.activities.length > 0 ? example.activities.join(', ') : example.stock.industry?.name}:
              <strong> not on the list of what is forbidden</strong>
            </p>
          )}
        </li>
        {example?.ratios.map((ratio) => (
          <li key={ratio.id}>
            <h3>{questionOf[ratio.id]}</h3>
            <p>{ruleOf[ratio.id]}</p>
            <Worked ratio={ratio} />
          </li>
        ))}
        <li>
          <h3>Is anything missing?</h3>
          <p>Then the answer is under review: {productName} never turns a gap into a yes or a no.</p>
          {example && (
            <p className={styles.worked}>
              <strong>
                {example.stock.missing.length === 0
                  ? 'Every figure that TASIS needs is on file'
                  : example.stock.missing.join(' ')}
              </strong>
            </p>
          )}
        </li>
        {example && <Source example={example} />}
      </ol>
    </section>
  );
}

const questionOf: Readonly<Record<WorkedRatio['id'], string>> = {
  debt: 'How much has it borrowed at interest?',
  impure_income: 'How much of its income is interest?',
  impure_profit: 'How much of its profit is impure?',
  liquidity: 'How much of it is money and claims?',
  interest_bearing_assets: 'How much does it lend at interest?',
  receivables: 'How much do others owe it?',
};

const ruleOf: Readonly<Record<WorkedRatio['id'], string>> = {
  debt: 'Interest-bearing debt must stay within the limit of the standard.',
  impure_income: 'It may only be a small share, and that share is yours to purify.',
  impure_profit: 'It may only be a small share, and that share is yours to purify.',
  liquidity: 'Who buys money for money must pay like for like, so a company must be more than its cash.',
  interest_bearing_assets: 'Deposits and bonds must stay within the limit of the standard.',
  receivables: 'A claim to money is not goods, so it has a limit of its own.',
};

function Worked({ ratio }: { ratio: WorkedRatio }) {
  const { value, isAtMost, limit, numerator, denominator } = ratio;
  const filled = Math.min(Math.max((value / limit) * limitAt, 0), width);
  return (
    <div className={styles.worked}>
      <p>
        <Figure amount={numerator} /> of{' '}
        <Figure amount={{ ...denominator, label: withSmallLetter(denominator.label) }} />
      </p>
      <p>
        {isAtMost && 'at most '}
        <strong>{formatPercentBeside(value, limit)}</strong>, with a limit of {formatPercent(limit)}
      </p>
      <svg className={styles.gauge} viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={width} height="8" className={styles.track} />
        <rect width={filled} height="8" className={styles.fill} />
        <rect x={limitAt} width="3" height="8" className={styles.limit} />
      </svg>
    </div>
  );
}

const Figure = ({ amount: { label, valueRupees } }: { amount: WorkedRatio['numerator'] }) =>
  valueRupees === null
    ? `${label} (not all of it stated, so taken at its worst)`
    : `${label} ${formatRupees(valueRupees)}`;

function Source({ example: { stock, publisher, filedOn } }: { example: WorkedExample }) {
  return (
    <li className={styles.source}>
      <h3>Compute it yourself</h3>
      <p>
        {stock.accountsTo !== null && `${stock.nature ?? 'Filed'} accounts to ${formatDay(stock.accountsTo)}`}
        {publisher !== null && `, ${publisher}`}
        {filedOn !== null && `, ${formatDay(filedOn)}`}. Limits: {stock.edition?.title}, edition{' '}
        {stock.edition?.edition}.
      </p>
      <p className={styles.worked}>
        <Link to={stockPath(stock.code)}>What all seven standards say of it</Link>
        <br />
        <Link to={articlePath('how-tasis-reads-a-balance-sheet')}>Another company, line by line</Link>
      </p>
    </li>
  );
}
