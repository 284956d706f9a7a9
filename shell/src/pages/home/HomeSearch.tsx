import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../../controls/actions';
import { useRegistry } from '../../registry/useRegistry';
import { useSession } from '../../session/useSession';
import styles from './HomeSearch.module.css';

/** The list of stocks of the module that searches them; null where none does. Its page reads the text from `?q=`. */
function useStockList(): string | null {
  const { enabled } = useRegistry();
  const searching = enabled.find(({ descriptor }) =>
    descriptor.slots.some(({ slot }) => slot === 'topbar.search'),
  );
  const lists = searching?.descriptor.nav.filter(({ area }) => area === 'sidebar.stocks') ?? [];
  return lists.toSorted((one, other) => one.order - other.order)[0]?.to ?? null;
}

/**
 * Looks a company up. Verdicts and prices need an account: visitors log in first, and then see what they searched for. Before this page has
 * run any script, its form opens it again with the text in `?q=`.
 */
export function HomeSearch() {
  const list = useStockList();
  const { user, isLoading } = useSession();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = (company: string, replace = false) => {
    if (list === null || company.trim() === '') return;
    const address = `${list}?${new URLSearchParams({ q: company.trim() })}`;
    if (user) void navigate(address, { replace });
    else void navigate('/login', { replace, state: { returnTo: address } });
  };

  const query = useSearchParams()[0].get('q');
  const searchQuery = useEffectEvent((company: string) => search(company, true));
  const canSearch = list !== null && !isLoading;
  useEffect(() => {
    if (query !== null && canSearch) searchQuery(query);
  }, [query, canSearch]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    <form role="search" action="/" className={styles.search} onSubmit={submit}>
      <input
        type="search"
        name="q"
        className={styles.field}
        aria-label="Company name, code or ISIN"
        placeholder="Company, code or ISIN"
        maxLength={80}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ActionButton isPrimary type="submit">
        Look it up
      </ActionButton>
    </form>
  );
}
