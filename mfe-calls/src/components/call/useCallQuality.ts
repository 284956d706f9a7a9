import { useEffect, useState } from 'react';
import { judgeQuality, type Quality } from '../../rtc/quality/judgeQuality';
import { readSample, type QualitySample } from '../../rtc/quality/readSample';
import { callStats } from '../../state/oneToOne';

export interface CallQuality extends Quality {
  latest: QualitySample;
}

/** Two seconds distinguish a short disturbance from a trend, at almost no cost. */
const measureEveryMs = 2000;

/** The current quality of a connected call; null before the first measurement. */
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
    const timer = setInterval(() => void measure(), measureEveryMs);
    void measure();
    return () => {
      isOver = true;
      clearInterval(timer);
      setQuality(null);
    };
  }, [isConnected]);
  return quality;
}
