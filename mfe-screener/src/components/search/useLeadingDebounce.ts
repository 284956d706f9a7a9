import { useEffect, useRef, useState } from 'react';

/**
 * The value, at once when it rested for `burstMs` before; of values that follow each other faster, the last, once it has
 * rested. One key is answered without waiting, and a burst is asked for twice at most.
 */
export function useLeadingDebounce<Value>(value: Value, burstMs: number): Value {
  const [taken, setTaken] = useState(value);
  const changedMs = useRef(-Infinity);
  useEffect(() => {
    const nowMs = performance.now();
    const hasRested = nowMs - changedMs.current >= burstMs;
    changedMs.current = nowMs;
    const timer = setTimeout(() => setTaken(value), hasRested ? 0 : burstMs);
    return () => clearTimeout(timer);
  }, [value, burstMs]);
  return taken;
}
