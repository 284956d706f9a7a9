import { useEffect, useRef, useState } from 'react';

/**
 * Debounces a value on both edges: the first change after a pause of `burstMs` passes at once, and the last one of a burst
 * after the pause. A single key causes no delay, and a burst at most two requests.
 */
export function useLeadingDebounce<Value>(value: Value, burstMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  const changedMs = useRef(-Infinity);
  useEffect(() => {
    const nowMs = performance.now();
    const wasIdle = nowMs - changedMs.current >= burstMs;
    changedMs.current = nowMs;
    const timer = setTimeout(() => setDebounced(value), wasIdle ? 0 : burstMs);
    return () => clearTimeout(timer);
  }, [value, burstMs]);
  return debounced;
}
