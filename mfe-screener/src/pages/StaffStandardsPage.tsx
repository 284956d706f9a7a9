import { standardIds } from '@tayyib/shared/shariah';
import { Link, useSearchParams } from '@tayyib/shared/router';
import { PageHeading } from '@tayyib/shared/ui';
import { DiffView } from '../components/standards/DiffView';
import { EditionList } from '../components/standards/EditionList';
import { OpenEdition } from '../components/standards/OpenEdition';
import { StockWords } from '../components/standards/StockWords';
import { standardsAddress } from '../components/standards/standardsAddress';
import styles from '../components/staff/staff.module.css';

/** Where an advisor writes and publishes editions of the standards, and speaks above a verdict. */
export default function StaffStandardsPage() {
  const [search] = useSearchParams();
  const standard = standardIds.find((id) => id === search.get('standard'));
  const edition = search.get('edition');
  if (standard !== undefined && edition !== null) {
    const name = { standard, edition };
    return search.get('view') === 'diff' ? <DiffView name={name} /> : <OpenEdition name={name} />;
  }
  const isOfStocks = search.get('tab') === 'stocks';
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Standards"
        lead="Companies are judged by the edition in force. A draft changes nothing until it is published."
      />
      <nav className={styles.tabs} aria-label="Parts of this page">
        <Link to={standardsAddress()} aria-current={isOfStocks ? undefined : 'page'}>
          Editions
        </Link>
        <Link to={standardsAddress('stocks')} aria-current={isOfStocks ? 'page' : undefined}>
          Stocks held or decided
        </Link>
      </nav>
      {isOfStocks ? <StockWords stock={search.get('stock') ?? ''} /> : <EditionList />}
    </div>
  );
}
