import { useEffect, useEffectEvent, useState } from 'react';

const delayMs = 300;

/**
 * The draft of a field, which updates at once and is committed with a delay. A new `value` from outside (the back button, a
 * cleared filter) replaces the draft; the committed value coming back does not, because the user may have typed more.
 */
export function useDebouncedInput<Value extends string | number>(
  value: Value,
  commit: (value: Value) => void,
) {
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [committed, setCommitted] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== committed) {
      setCommitted(value);
      setDraft(value);
    }
  }
  const send = useEffectEvent(() => {
    if (draft === value) return;
    setCommitted(draft);
    commit(draft);
  });
  useEffect(() => {
    const timer = setTimeout(send, delayMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft] as const;
}
