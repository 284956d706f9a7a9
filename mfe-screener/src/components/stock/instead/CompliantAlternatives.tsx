import type { StandardId } from '@tayyib/shared/contracts';
import { formatRupees } from '@tayyib/shared/values/format';
import { Answered } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { CompanyName } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { useGetSimilarQuery } from '../../../api/stockNumbersApi';
import { stockAddress } from '../../../domain/stockAddress';
import { ageOfRow } from '../../../domain/verdicts/ageOfRow';
import styles from './CompliantInstead.module.css';

const mostShown = 4;

/** Compliant stocks of the same industry, the largest first. */
export function CompliantAlternatives({ isin, standard }: { isin: string; standard: StandardId }) {
  return (
    <Answered query={useGetSimilarQuery({ id: isin, standard })} lines={3}>
      {({ compliantAlternatives, alternativesClass }) => {
        const largest = compliantAlternatives.toSorted(
          (a, b) => (b.marketCapRupees ?? 0) - (a.marketCapRupees ?? 0),
        );
        return largest.length === 0 ? (
          <p>No stock of its industry passes by {standardNames[standard]}.</p>
        ) : (
          <>
            <p className={styles.small}>The largest of {alternativesClass} that pass.</p>
            <ul className={styles.list}>
              {largest.slice(0, mostShown).map((each) => (
                <li key={each.isin}>
                  <div className={styles.company}>
                    <Link to={stockAddress(each.isin, standard)}>
                      <CompanyName name={each.stock} />
                    </Link>
                    <span className={styles.small}>
                      {each.stock_code}
                      {each.marketCapRupees !== null &&
                        ` · avg. market cap ${formatRupees(each.marketCapRupees)}`}
                    </span>
                  </div>
                  <VerdictBadge badge={each.badge} age={ageOfRow(each)} />
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Answered>
  );
}
