import styles from './PageControls.module.css';

/** How many page numbers are offered at a time. */
const offered = 5;

/** The page numbers to offer around the current one; a gap stands where some are left out. */
export function pageNumbers(page: number, last: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - Math.floor(offered / 2), last - offered + 1));
  const length = Math.min(offered, last);
  const numbers = Array.from({ length }, (_, at) => first + at);
  const end = first + length - 1;
  return [...(first > 1 ? (['gap'] as const) : []), ...numbers, ...(end < last ? (['gap'] as const) : [])];
}

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
