import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from '@tayyib/shared/router';
import { Button, Empty } from '@tayyib/shared/ui';
import { useFindStockQuery, useGetStandingOverridesQuery } from '../../api/standardsApi';
import { stockAddress } from '../../domain/stockAddress';
import { Outcome } from '../common/Outcome';
import { TextField } from '../common/inputs';
import styles from '../common/staff.module.css';
import { BusinessLines } from './BusinessLines';
import { RecordBusinessForm } from './RecordBusinessForm';
import { SignedWord } from './SignedWord';
import { SignForm } from './SignForm';
import { wordsAddress } from './standardsAddress';

/** Words of advisors above computed verdicts: those that stand, and signing or recording for one stock. */
export function StockWords({ stock }: { stock: string }) {
  const [wanted, setWanted] = useState(stock);
  const navigate = useNavigate();
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.trim()) void navigate(wordsAddress(wanted.trim()));
  };
  return (
    <>
      <form className={styles.section} role="search" aria-label="Find a stock to speak of" onSubmit={find}>
        <TextField
          path="stock"
          label="Code or ISIN of a stock"
          hint="RELIANCE, or INE002A01018"
          value={wanted}
          onChange={setWanted}
        />
        <div>
          <Button htmlType="submit">Open</Button>
        </div>
      </form>
      {stock !== '' && <OneStock key={stock} stock={stock} />}
      <Standing />
    </>
  );
}

function OneStock({ stock }: { stock: string }) {
  const query = useFindStockQuery(stock);
  return (
    <Outcome query={query} what="the stock">
      {({ isin, stock: name }) => (
        <section className={styles.section} aria-labelledby="words-of">
          <h2 id="words-of">
            <Link to={stockAddress(isin)}>{name}</Link>
          </h2>
          <SignForm isin={isin} />
          <RecordBusinessForm isin={isin} />
          <BusinessLines isin={isin} />
        </section>
      )}
    </Outcome>
  );
}

function Standing() {
  const query = useGetStandingOverridesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section} aria-labelledby="standing">
      <h2 id="standing">Held or decided now</h2>
      <Outcome query={query} what="what advisors signed">
        {(words) =>
          words.length === 0 ? (
            <Empty description="No stock is held or decided. Open one above to sign for it." />
          ) : (
            <ul className={styles.cards}>
              {words.map((word) => (
                <SignedWord key={word.id} word={word} />
              ))}
            </ul>
          )
        }
      </Outcome>
    </section>
  );
}
