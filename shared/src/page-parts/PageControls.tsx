import { pageNumbers } from './pageNumbers';
import styles from './PageControls.module.css';

interface Props {
  page: number;
  last: number;
  onTurn: (page: number) => void;
}

/** First, previous, a few numbers, next, last. */
export function PageControls({ page, last, onTurn }: Props) {
  const isFirst = page <= 1;
  const isLast = page >= last;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <button type="button" aria-label="First page" disabled={isFirst} onClick={() => onTurn(1)}>
        «
      </button>
      <button type="button" aria-label="Previous page" disabled={isFirst} onClick={() => onTurn(page - 1)}>
        ‹
      </button>
      {pageNumbers(page, last).map((number, at) =>
        number === 'gap' ? (
          <span key={`gap ${at}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onTurn(number)}
          >
            {number}
          </button>
        ),
      )}
      <button type="button" aria-label="Next page" disabled={isLast} onClick={() => onTurn(page + 1)}>
        ›
      </button>
      <button type="button" aria-label="Last page" disabled={isLast} onClick={() => onTurn(last)}>
        »
      </button>
    </nav>
  );
}
