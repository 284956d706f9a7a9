import type { ReactNode } from 'react';
import type { SwotClass, SwotReply } from '@tayyib/shared/contracts';
import { Answered } from '@tayyib/shared/parts/page';
import { useGetSwotQuery } from '../../api/stockNumbersApi';
import { formatCountOf } from '@tayyib/shared/values/format';
import { ShownIf } from './ShownIf';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';
import swot from './SwotPart.module.css';

const classes: readonly { id: SwotClass; title: string }[] = [
  { id: 'strength', title: 'Strengths' },
  { id: 'weakness', title: 'Weaknesses' },
  { id: 'opportunity', title: 'Opportunities' },
  { id: 'threat', title: 'Threats' },
];

/** Fewer say too little about a company. */
const fewestRules = 4;

/** Shown only where several rules say something. */
export const SwotKnown = ({ stock, children }: { stock: StockPartProps['stock']; children: ReactNode }) => (
  <ShownIf<SwotReply> query={useGetSwotQuery(stock.isin)} has={({ counts }) => counts.hold >= fewestRules}>
    {children}
  </ShownIf>
);

/** The SWOT rules that apply, each with its text; rules with missing data are listed separately. */
export function SwotPart({ stock }: StockPartProps) {
  return (
    <Answered query={useGetSwotQuery(stock.isin)} lines={8}>
      {(reply) => <Swot reply={reply} />}
    </Answered>
  );
}

function Swot({ reply: { points, notKnown, counts, note } }: { reply: SwotReply }) {
  return (
    <div className={styles.part}>
      <p className={styles.small}>
        Of {formatCountOf(counts.rules, 'rule')}, {counts.hold} {counts.hold === 1 ? 'applies' : 'apply'},{' '}
        {counts.doNotHold} {counts.doNotHold === 1 ? 'does' : 'do'} not, and {counts.notKnown}{' '}
        {counts.notKnown === 1 ? 'has' : 'have'} missing data.
      </p>
      <div className={swot.classes}>
        {classes.map(({ id, title }) => {
          const applying = points.filter((point) => point.class === id);
          return applying.length === 0 ? null : (
            <section key={id} className={swot.class} data-class={id} aria-label={title}>
              <h3>
                {title} <span>{applying.length}</span>
              </h3>
              <ul>
                {applying.map((point) => (
                  <li key={point.id}>
                    {point.sentence}
                    <details className={styles.table}>
                      <summary>The rule</summary>
                      {point.rule}
                      {point.figures.map(({ label, period, source }) => (
                        <p key={label} className={styles.small}>
                          {label}: {period}
                          {source && `, ${source.publisher}`}
                        </p>
                      ))}
                    </details>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {notKnown.length > 0 && (
        <details className={styles.table}>
          <summary>Rules with missing data ({notKnown.length})</summary>
          <ul>
            {notKnown.map(({ id, rule, missing }) => (
              <li key={id}>
                {rule} Missing: {missing.join(', ')}.
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.small}>{note}</p>
    </div>
  );
}
