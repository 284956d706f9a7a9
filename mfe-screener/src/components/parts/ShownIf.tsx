import { useState, type ReactNode } from 'react';
import styles from './StockParts.module.css';

interface Props<Reply> {
  query: { currentData?: Reply | undefined; isError: boolean };
  /** Whether there is something to show. */
  has: (reply: Reply) => boolean;
  children: ReactNode;
}

/**
 * Shows its children if there is something to show in them, and where the request fails. Their space is reserved until that is known. After
 * a failure the children request again when they are mounted, so they stay while that request runs.
 */
export function ShownIf<Reply>({ query: { currentData, isError }, has, children }: Props<Reply>) {
  const isAnswered = currentData !== undefined || isError;
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  if (!isAnswered && !wasAnswered) return <div className={styles.pending} />;
  return currentData === undefined || has(currentData) ? children : null;
}
