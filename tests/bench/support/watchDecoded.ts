import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Counters of one received video track, from RTCInboundRtpStreamStats. */
interface Received {
  id: string;
  framesDecoded: number;
  freezeCount: number;
  /** In seconds. */
  totalFreezesDuration: number;
}

/** The smoothness of one video track. */
export interface Flow {
  framesPerSecond: number;
  /** Visible freezes: gaps longer than usual by 150 ms and at least three times as long. */
  freezes: number;
  /** The longest freeze in milliseconds; the mean of those within one second. */
  longestMs: number;
}

const lookEveryMs = 1000;

/**
 * Observes every video track that these pages receive. It counts decoded frames, not painted ones: six windows on one machine
 * without a GPU paint fewer frames than they decode.
 */
export async function watchDecoded(pages: readonly Page[], forMs: number): Promise<Flow[]> {
  const flows = await Promise.all(pages.map((page) => watchPage(page, forMs)));
  return flows.flat();
}

async function watchPage(page: Page, forMs: number): Promise<Flow[]> {
  const startedAt = Date.now();
  const first = await receivedBy(page);
  let before = first;
  let last = first;
  const longest = new Map<string, number>();
  while (Date.now() - startedAt < forMs) {
    await pause(lookEveryMs);
    last = await receivedBy(page);
    for (const [id, now] of last) {
      const then = before.get(id);
      const count = now.freezeCount - (then?.freezeCount ?? 0);
      if (count === 0) continue;
      const seconds = now.totalFreezesDuration - (then?.totalFreezesDuration ?? 0);
      longest.set(id, Math.max(longest.get(id) ?? 0, (seconds * 1000) / count));
    }
    before = last;
  }
  const seconds = (Date.now() - startedAt) / 1000;
  return [...last].map(([id, now]) => ({
    framesPerSecond: (now.framesDecoded - (first.get(id)?.framesDecoded ?? 0)) / seconds,
    freezes: now.freezeCount - (first.get(id)?.freezeCount ?? 0),
    longestMs: longest.get(id) ?? 0,
  }));
}

async function receivedBy(page: Page): Promise<Map<string, Received>> {
  const found = await page.evaluate(async () => {
    const received: Received[] = [];
    const open = (window.watchedMedia?.connections ?? []).filter(
      (one) => one.connectionState === 'connected',
    );
    for (const [index, connection] of open.entries()) {
      (await connection.getStats()).forEach((stat: Received & { type: string; kind?: string }) => {
        if (stat.type !== 'inbound-rtp' || stat.kind !== 'video' || !stat.framesDecoded) return;
        const { framesDecoded, freezeCount, totalFreezesDuration } = stat;
        received.push({ id: `${index} ${stat.id}`, framesDecoded, freezeCount, totalFreezesDuration });
      });
    }
    return received;
  });
  return new Map(found.map((one) => [one.id, one]));
}
