import styles from './StarButton.module.css';

interface Props {
  /** Of the row: "Tata Consultancy Services Limited". */
  name: string;
  /** Whether the stock is in one of the viewer's lists; undefined while they are read. */
  isWatched: boolean | undefined;
  /** Whether what was done is being reported. */
  isOpen: boolean;
  onPress: (star: HTMLButtonElement) => void;
}

/** The star of a row. Rows of a table show it on hover and on focus, and always once it is filled; fingers see it always. */
export const StarButton = ({ name, isWatched, isOpen, onPress }: Props) => (
  <button
    type="button"
    className={styles.star}
    data-filled={isWatched}
    data-shown={isWatched || isOpen}
    disabled={isWatched === undefined}
    aria-label={labelOf(name, isWatched)}
    title={isWatched === undefined ? undefined : isWatched ? 'In your watchlists' : 'Add to watchlist'}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
    </svg>
  </button>
);

function labelOf(name: string, isWatched: boolean | undefined): string {
  if (isWatched === undefined) return `${name}: loading your watchlists`;
  return isWatched ? `${name} is in your watchlists` : `Add ${name} to your watchlist`;
}
