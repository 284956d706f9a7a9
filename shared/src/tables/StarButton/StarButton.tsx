import styles from './StarButton.module.css';

interface Props {
  /** Of the row: "Tata Consultancy Services Limited". */
  name: string;
  /** Whether the stock is in one of the viewer's lists. */
  isWatched: boolean;
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
    aria-label={isWatched ? `${name} is in your watchlists` : `Add ${name} to your watchlist`}
    title={isWatched ? 'In your watchlists' : 'Add to watchlist'}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
    </svg>
  </button>
);
