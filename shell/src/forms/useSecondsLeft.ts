import { useEffect, useState } from 'react';

/** Counts down to 0; restarts whenever `round` changes. */
export function useSecondsLeft(seconds: number, round: unknown): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
