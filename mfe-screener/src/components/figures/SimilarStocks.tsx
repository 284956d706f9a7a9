import type { SimilarReply } from '@tayyib/shared/contracts';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { standardNames } from '@tayyib/shared/shariah';
import { Info } from '@tayyib/shared/parts/page';
import { Alert } from '@tayyib/shared/sdk/ui';
import { LockedFigures } from './LockedFigures';
import { RowActions } from '../rows/RowActions';
import { StocksTable } from './StocksTable';
import styles from '../market/market.module.css';

interface Props {
  similar: SimilarReply;
  /** Of the two sections, one below the heading above them. */
  headingLevel?: 2 | 3;
  /** How many of each are shown; all of them if undefined. */
  most?: number;
}

/** How many of each a phone shows at first. */
const onPhone = 10;

/** Stocks of the same class: compliant alternatives if this one is not compliant, then those with the same verdict. */
export function SimilarStocks({ similar, headingLevel = 2, most }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { refusal } = useViewer();
  const { of, standard, className, sameVerdict, compliantAlternatives, alternativesClass, method } = similar;
  const isDetailed = refusal('premium') === null;
  if (className === null) {
    return (
      <Alert
        type="info"
        showIcon
        title={`The exchange assigns no industry to ${of.stock}, so similar stocks are not known.`}
      />
    );
  }
  return (
    <RowActions>
      <div className={styles.stack}>
        {of.badge !== 'compliant' && (
          <section className={styles.stack}>
            <Heading className={styles.heading}>Compliant alternatives</Heading>
            {compliantAlternatives.length === 0 ? (
              <p>
                No stock of its class passes by {standardNames[standard]}. Nor does any in its wider classes.
              </p>
            ) : (
              <>
                <p className={styles.small}>Of {alternativesClass}, nearest in size first.</p>
                <StocksTable
                  caption={`Compliant alternatives to ${of.stock}`}
                  rows={compliantAlternatives.slice(0, most)}
                  standard={standard}
                  isDetailed={isDetailed}
                  phoneCount={onPhone}
                />
              </>
            )}
          </section>
        )}
        <section className={styles.stack}>
          <Heading className={styles.heading}>
            {of.badge === 'compliant' ? 'Also compliant' : 'With the same verdict'}
          </Heading>
          {sameVerdict.length === 0 ? (
            <p>No other stock of {className} has the same verdict.</p>
          ) : (
            <StocksTable
              caption={`Stocks of ${className} with the same verdict`}
              rows={sameVerdict.slice(0, most)}
              standard={standard}
              isDetailed={isDetailed}
              phoneCount={onPhone}
            />
          )}
        </section>
        {sameVerdict.length + compliantAlternatives.length > 0 && <LockedFigures />}
        <Info about="How similar stocks are chosen">{method}</Info>
      </div>
    </RowActions>
  );
}
