import { useDeferredValue, useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import type { PublicFoundStock } from '@tayyib/shared/contracts';
import { FindField, StockOption } from '@tayyib/shared/parts/fields';
import { fullStockPath, stockPath } from '@tayyib/shared/public-pages';
import { useNavigate } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../controls/actions';
import { useSession } from '../session/useSession';
import { useFindPublicStocksQuery } from './publicStocksApi';
import styles from './StockSearch.module.css';

/**
 * Looks a company up and answers in place: with its verdict in the list, and its page one key away; for a visitor the public one. Before
 * this page has run any script, its form opens the same page.
 */
export function StockSearch() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const { data, currentData, error, isFetching } = useFindPublicStocksQuery(wanted, { skip: wanted === '' });
  const isCurrent = wanted === text.trim() && !isFetching && currentData !== undefined;
  const choose = ({ code, isin }: PublicFoundStock) =>
    void navigate(user ? fullStockPath(isin) : stockPath(code));
  const [isPending, setPending] = useState(false);
  const openFound = useEffectEvent(() => {
    setPending(false);
    const [first] = data?.rows ?? [];
    if (first) choose(first);
    // there the nearest names are
    else if (text.trim() !== '') void navigate(stockPath(text.trim()));
  });
  const isAnswered = isCurrent || error !== undefined;
  useEffect(() => {
    if (!isPending || !isAnswered) return;
    const timer = setTimeout(openFound);
    return () => clearTimeout(timer);
  }, [isPending, isAnswered]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') setPending(true);
  };
  return (
    <form role="search" action="/halal" className={styles.search} onSubmit={submit}>
      <div className={styles.find}>
        <FindField
          label="Company name, code or ISIN"
          isLabelHidden
          placeholder="Company, code or ISIN"
          name="q"
          text={text}
          onText={(typed) => {
            setPending(false);
            setText(typed);
          }}
          found={data?.rows}
          isCurrent={isCurrent}
          error={error}
          listLabel="Companies found"
          nothing="No company has a name like it."
          keyOf={({ isin }) => isin}
          onChoose={choose}
        >
          {(row) => <StockOption stock={row} />}
        </FindField>
      </div>
      <ActionButton isPrimary type="submit">
        Look it up
      </ActionButton>
    </form>
  );
}
