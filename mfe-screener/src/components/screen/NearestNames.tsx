import type { StandardId } from '@tayyib/shared/contracts';
import { useSearchMarketQuery } from '@tayyib/shared/endpoints/search';
import { Link } from '@tayyib/shared/sdk/router';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { stockAddress } from '../../domain/stockAddress';
import styles from './NearestNames.module.css';

interface Props {
  text: string;
  standard: StandardId;
}

const maxShown = 5;

/** The companies whose name or code is nearest to a text that no name contains; nothing where none is near. */
export function NearestNames({ text, standard }: Props) {
  const { currentData } = useSearchMarketQuery({ text, standard });
  const nearest = currentData?.stocks.slice(0, maxShown) ?? [];
  if (nearest.length === 0) return null;
  return (
    <nav className={styles.nearest} aria-label="Nearest names">
      <p>Did you mean</p>
      <ul>
        {nearest.map(({ isin, stock, stock_code: code, badge, ...age }) => (
          <li key={isin}>
            <Link to={stockAddress(isin, standard)}>
              <strong>{code}</strong> {stock}
            </Link>
            <VerdictBadge badge={badge} age={age} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
