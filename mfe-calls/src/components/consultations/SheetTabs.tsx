import { useRef, type KeyboardEvent } from 'react';
import { useGetStockSheetQuery } from '../../api/consultationsApi';
import styles from './SharedSheets.module.css';

interface SheetTabsProps {
  /** What the ids of the tabs and of their panel begin with. */
  id: string;
  sheets: readonly string[];
  front: string;
  /** The sheet that the other one points at. */
  marked: string | null;
  other: string;
  onChoose: (isin: string) => void;
}

/** One tab for each open sheet. The arrow keys, Home and End choose another. */
export function SheetTabs({ id, sheets, front, marked, other, onChoose }: SheetTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (event: KeyboardEvent) => {
    const at = sheets.indexOf(front);
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: (at + 1) % sheets.length,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : sheets.at(place);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-isin="${next}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Open sheets" className={styles.tabs}>
      {sheets.map((isin) => (
        <button
          key={isin}
          type="button"
          role="tab"
          id={`${id}-${isin}`}
          data-isin={isin}
          aria-selected={isin === front}
          aria-controls={`${id}-panel`}
          tabIndex={isin === front ? 0 : -1}
          className={isin === marked ? `${styles.tab} ${styles.mark}` : styles.tab}
          onClick={() => onChoose(isin)}
          onKeyDown={choose}
        >
          <SheetName isin={isin} />
          {isin === marked && <span className={styles.hidden}>, {other} points here</span>}
        </button>
      ))}
    </div>
  );
}

/** The name of a stock, or its number until that is known. */
function SheetName({ isin }: { isin: string }) {
  const { data } = useGetStockSheetQuery(isin);
  return <>{data?.stock ?? isin}</>;
}
