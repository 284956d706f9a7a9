import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { timingsOf } from './timings';

/** The pause between two requests. */
const pauseMs = 20;

/**
 * Continuously requests health, session and a stock, and records the longest delays.
 * @param headers of a signed-in user; omitted if the server has no market yet
 */
export function probeServer(app: FastifyInstance, headers?: Record<string, string>) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const lives: number[] = [];
  const asks: number[] = [];
  const searches: number[] = [];
  let isOver = false;
  delay.enable();
  const timed = async (url: string, times: number[]) => {
    const startedMs = performance.now();
    await app.inject({ url, ...(headers && { headers }) });
    times.push(performance.now() - startedMs);
  };
  const asking = (async () => {
    while (!isOver) {
      await timed('/api/health', lives);
      if (headers) {
        await timed('/api/session', asks);
        await timed('/api/search?q=rel', searches);
      }
      await sleep(pauseMs);
    }
  })();
  const summary = (times: number[]) => {
    const { p50, p99 } = timingsOf(times);
    return `${times.length} times, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`;
  };
  return {
    async end(): Promise<string> {
      isOver = true;
      await asking;
      delay.disable();
      const held = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => (ns / 1e6).toFixed(0));
      return (
        `health check ${summary(lives)}${headers ? `;\n  session ${summary(asks)};\n  stock ${summary(searches)}` : ''};\n` +
        `  the event loop was late by p50 ${held[0]} ms, p99 ${held[1]} ms, at most ${held[2]} ms (timer of 5 ms)`
      );
    },
  };
}
