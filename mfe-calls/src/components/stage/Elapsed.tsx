import { useEffect, useState } from 'react';
import { formatElapsed } from '@tayyib/shared/values/format';

const secondMs = 1000;

/** The time since a moment, counted by the second. */
export function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, secondMs);
    return () => clearInterval(timer);
  }, []);
  return <time role="timer">{formatElapsed((now - since) / secondMs)}</time>;
}
