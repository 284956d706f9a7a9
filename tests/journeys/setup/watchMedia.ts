import type { Page } from 'playwright-core';

/** The devices and connections a page has opened since it was loaded. */
interface Watched {
  tracks: MediaStreamTrack[];
  connections: RTCPeerConnection[];
  /** The number of session descriptions its connections created. */
  descriptions: number;
  /** What the newest connection received: audio packets with their energy, and decoded frames. */
  received: () => Promise<{ packets: number; energy: number; frames: number }>;
}

declare global {
  interface Window {
    watchedMedia?: Watched;
  }
}

/** Records every device and peer connection that a page opens from its next load on. */
export async function watchMedia(page: Page): Promise<void> {
  // outside of jest, functions with a name are wrapped in this
  await page.addInitScript('globalThis.__name ??= (work) => work');
  await page.addInitScript(() => {
    const received = async () => {
      const report: ReadonlyMap<string, Record<string, unknown>> = new Map(
        await watched.connections.at(-1)?.getStats(),
      );
      const inbound = [...report.values()].filter(({ type }) => type === 'inbound-rtp');
      const sum = (name: string) => inbound.reduce((total, one) => total + Number(one[name] ?? 0), 0);
      return {
        packets: sum('packetsReceived'),
        energy: sum('totalAudioEnergy'),
        frames: sum('framesDecoded'),
      };
    };
    const watched: Watched = { tracks: [], connections: [], descriptions: 0, received };
    window.watchedMedia = watched;
    const { mediaDevices } = navigator;
    for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
      const open = mediaDevices[name].bind(mediaDevices);
      mediaDevices[name] = async (constraints) => {
        const stream = await open(constraints);
        watched.tracks.push(...stream.getTracks());
        return stream;
      };
    }
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        watched.connections.push(this);
      }
      override async setLocalDescription(description?: RTCLocalSessionDescriptionInit) {
        watched.descriptions += 1;
        await super.setLocalDescription(description);
      }
    };
  });
}

/** What the newest connection of a page has received so far. */
export const received = (page: Page) =>
  page.evaluate(async () => (await window.watchedMedia?.received()) ?? { packets: 0, energy: 0, frames: 0 });

/** The number of session descriptions created: a change of camera or screen creates none. */
export const descriptionsMade = (page: Page) => page.evaluate(() => window.watchedMedia?.descriptions ?? 0);

/** The number of devices that are open now, and of connections that are not closed. */
export const liveMedia = (page: Page) =>
  page.evaluate(() => {
    const { tracks, connections } = window.watchedMedia ?? { tracks: [], connections: [] };
    return {
      tracks: tracks.filter(({ readyState }) => readyState === 'live').length,
      connections: connections.filter(({ connectionState }) => connectionState !== 'closed').length,
    };
  });

/** Waits until every device is released and every connection closed. */
export async function isAllReleased(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { tracks, connections } = window.watchedMedia ?? { tracks: [], connections: [] };
    return (
      tracks.every(({ readyState }) => readyState === 'ended') &&
      connections.every(({ connectionState }) => connectionState === 'closed')
    );
  });
}

/** Makes the browser deny its devices from the next load on: all of them, or only the camera. */
export async function withoutDevices(page: Page, refuses: 'everything' | 'camera'): Promise<void> {
  await page.addInitScript((what) => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      if (what === 'everything') throw new DOMException('', 'NotAllowedError');
      if (constraints?.video) throw new DOMException('', 'NotFoundError');
      return open(constraints);
    };
  }, refuses);
}
