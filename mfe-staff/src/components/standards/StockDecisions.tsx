import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from '@tayyib/shared/sdk/router';
import { Button, Empty } from '@tayyib/shared/sdk/ui';
import { useFindStockQuery, useGetStandingOverridesQuery } from '../../api/standardsApi';
import { stockAddress } from '../../domain/addresses';
import { QueryState } from '../common/QueryState';
import { TextField } from '../common/inputs';
import styles from '../common/staff.module.css';
import { BusinessLines } from './BusinessLines';
import { RecordBusinessForm } from './RecordBusinessForm';
import { SignedDecision } from './SignedDecision';
import { SignForm } from './SignForm';
import { decisionsAddress } from './standardsAddress';

/** Decisions of advisors that override verdicts: those in force, and signing or recording for one stock. */
export function StockDecisions({ stock }: { stock: string }) {
  const [entered, setEntered] = useState(stock);
  const navigate = useNavigate();
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (entered.trim()) void navigate(decisionsAddress(entered.trim()));
  };
  return (
    <>
      <form className={styles.section} role="search" aria-label="Find a stock" onSubmit={find}>
        <TextField
          path="stock"
          label="Code or ISIN of a stock"
          hint="RELIANCE, or INE002A01018"
          value={entered}
          onChange={setEntered}
        />
        <div>
          <Button htmlType="submit">Open</Button>
        </div>
      </form>
      {stock !== '' && <OneStock key={stock} stock={stock} />}
      <StandingDecisions />
    </>
  );
}

function OneStock({ stock }: { stock: string }) {
  const query = useFindStockQuery(stock);
  return (
    <QueryState query={query} what="the stock">
      {({ isin, stock: name }) => (
        <section className={styles.section} aria-labelledby="decisions-of">
          <h2 id="decisions-of">
            <Link to={stockAddress(isin)}>{name}</Link>
          </h2>
          <SignForm isin={isin} />
          <RecordBusinessForm isin={isin} />
          <BusinessLines isin={isin} />
        </section>
      )}
    </QueryState>
  );
}

function StandingDecisions() {
  const query = useGetStandingOverridesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section} aria-labelledby="standing">
      <h2 id="standing">Held or decided now</h2>
      <QueryState query={query} what="what advisors signed">
        {(decisions) =>
          decisions.length === 0 ? (
            <Empty description="No stock is held or decided. Open a stock above to sign a decision." />
          ) : (
            <ul className={styles.cards}>
              {decisions.map((decision) => (
                <SignedDecision key={decision.id} decision={decision} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
