import { useState, type FormEvent } from 'react';
import { useNavigate } from '@tayyib/shared/router';
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

/** Looks a company up. Verdicts and prices need an account: visitors log in first, and then see what they asked for. */
export function HomeSearch() {
  const list = useStockList();
  const { user } = useSession();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (list === null || text.trim() === '') return;
    const address = `${list}?${new URLSearchParams({ q: text.trim() })}`;
    if (user) void navigate(address);
    else void navigate('/login', { state: { returnTo: address } });
  };
  return (
    <form role="search" className={styles.search} onSubmit={search}>
      <input
        type="search"
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
