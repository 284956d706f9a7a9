import { useId, useRef, useState, type FocusEvent } from 'react';
import { useNavigate } from '@tayyib/shared/sdk/router';
import { Icon } from '@tayyib/shared/sdk/ui';
import { stockAddress } from '../../domain/stockAddress';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { StockActions, type StarredStock } from '../rows/StockActions';
import { useWatch } from '../rows/useWatch';
import { matchPages, type SearchPage } from './matchPages';
import { OfferedStocks } from './OfferedStocks';
import { resultsInOrder } from './ResultList';
import { SearchResults } from './SearchResults';
import styles from './StockSearch.module.css';
import { topicAddress } from './topicKinds';
import { usePopular } from './usePopular';
import { useRecentStocks, type RecentStock } from './useRecentStocks';
import { useListKeys, useStockSearch, type SearchChoice } from '@tayyib/shared/parts/fields';

const noPages: readonly SearchPage[] = [];

type Props = SlotProps['topbar.search'] & {
  /** The name of the landmark, which no other search of the page has. */
  label?: string;
};

/** Finds stocks, IPOs, indices, industries, funds and pages by name or code: an ARIA combobox with a list of matches. */
export function StockSearch({ onChosen, pages = noPages, label = 'Any stock or page' }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<StarredStock | null>(null);
  const { watch, watching } = useWatch();
  const star =
    watch &&
    ((stock: StarredStock) => {
      setOpened(stock);
      watch(stock.isin);
    });
  const search = useStockSearch(text);
  const { recent, remember } = useRecentStocks();
  const isBlank = text.trim() === '';
  const popular = usePopular(isOpen && isBlank && recent.length === 0);
  const offered = recent.length > 0 ? recent : popular;
  const foundPages = isBlank ? noPages : matchPages(pages, text);
  const choices: (SearchChoice | RecentStock | SearchPage)[] = isBlank
    ? [...offered]
    : [...resultsInOrder(search, foundPages)];

  const leaveSearch = () => {
    setOpened(null);
    setOpen(false);
    setText('');
  };
  const choose = (choice: SearchChoice | RecentStock | SearchPage) => {
    leaveSearch();
    if ('to' in choice) return void navigate(choice.to, { state: choice.state });
    if (choice.type === 'ipo') return void navigate('/iposcreen', { state: { ipo: choice.id } });
    if (!('isin' in choice)) return void navigate(topicAddress(choice));
    remember(choice);
    if ('badge' in choice) onChosen?.(choice);
    void navigate(stockAddress(choice.isin));
  };
  const close = () => {
    if (!isOpen) setText('');
    setOpen(false);
  };
  const keys = useListKeys({
    choices,
    isOpen,
    close,
    choose,
    open: () => setOpen(true),
    text,
    isCurrent: search.isCurrent,
    onShiftEnter: (choice) => 'isin' in choice && star?.(choice),
  });
  const isShown = isOpen && opened === null && (!isBlank || offered.length > 0);
  const optionId = (at: number) => `${id}-option-${at}`;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    // an action opens a dialog, which is no part of this element
    if (relatedTarget instanceof Element && !relatedTarget.closest('[role="dialog"]')) setOpened(null);
  };

  return (
    <div role="search" aria-label={label} className={styles.search} onBlur={leave}>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label="Search stocks"
        aria-autocomplete="list"
        aria-expanded={isShown && choices.length > 0}
        aria-controls={`${id}-list`}
        aria-describedby={star && `${id}-keys`}
        aria-activedescendant={isShown && keys.active !== null ? optionId(keys.active) : undefined}
        placeholder="Search Stocks"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpened(null);
          setOpen(true);
          keys.reset();
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={keys.onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      {star && (
        <span id={`${id}-keys`} className={styles.hidden}>
          Shift+Enter saves the selected stock in your last watchlist
        </span>
      )}
      {opened && watching && (
        <StockActions
          className={`${styles.results} ${styles.actions}`}
          stock={opened}
          watching={watching}
          onClose={leaveSearch}
        />
      )}
      {isShown && isBlank && (
        <OfferedStocks
          listId={`${id}-list`}
          title={recent.length > 0 ? 'Recent searches' : 'Largest companies'}
          stocks={offered}
          optionId={optionId}
          choose={choose}
          onStar={star}
          active={keys.active}
        />
      )}
      {isShown && !isBlank && (
        <SearchResults
          listId={`${id}-list`}
          optionId={optionId}
          search={search}
          active={keys.active}
          choose={choose}
          onStar={star}
          pages={foundPages}
          text={text.trim()}
          onLeave={leaveSearch}
        />
      )}
    </div>
  );
}
