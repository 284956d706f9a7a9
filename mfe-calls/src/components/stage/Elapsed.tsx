import { useEffect, useState } from 'react';

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
  return <time role="timer">{elapsedLabel(now - since)}</time>;
}

/** Minutes and seconds, with hours from the first on. */
function elapsedLabel(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / secondMs));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return [...(hours > 0 ? [String(hours)] : []), ...parts].join(':');
}
