import { useEffect, useState } from 'react';
import { judgeQuality, type Quality } from '../rtc/quality/judgeQuality';
import { readSample, type QualitySample } from '../rtc/quality/readSample';
import { callStats } from '../state/oneToOne';

export interface CallQuality extends Quality {
  latest: QualitySample;
}

/** Two seconds tell a hiccup from a trend, and cost the browser next to nothing. */
const everyMs = 2000;

/** How good the call is now, measured for as long as it is connected; null until it was measured. */
export function useCallQuality(isConnected: boolean): CallQuality | null {
  const [quality, setQuality] = useState<CallQuality | null>(null);
  useEffect(() => {
    if (!isConnected) return;
    let isOver = false;
    let before: QualitySample | null = null;
    const measure = async () => {
      const report = await callStats();
      if (isOver || !report) return;
      const latest = readSample([...report.values()], Date.now());
      if (before) setQuality({ ...judgeQuality(before, latest), latest });
      before = latest;
    };
    const timer = setInterval(() => void measure(), everyMs);
    void measure();
    return () => {
      isOver = true;
      clearInterval(timer);
      setQuality(null);
    };
  }, [isConnected]);
  return quality;
}
