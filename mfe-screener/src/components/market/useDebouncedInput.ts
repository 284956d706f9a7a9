import { useEffect, useEffectEvent, useState } from 'react';

const delayMs = 300;

/**
 * A field that answers every key at once and tells the page only when the hand rests. A value that comes from elsewhere
 * (back, a cleared filter) takes the field over; the field's own value coming back does not, because more may have been
 * typed since.
 */
export function useDebouncedInput<Value extends string | number>(
  value: Value,
  commit: (value: Value) => void,
) {
  const [held, setHeld] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setHeld(value);
    }
  }
  const send = useEffectEvent(() => {
    if (held === value) return;
    setSent(held);
    commit(held);
  });
  useEffect(() => {
    const timer = setTimeout(send, delayMs);
    return () => clearTimeout(timer);
  }, [held]);
  return [held, setHeld] as const;
}
