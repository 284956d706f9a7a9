import type { Page } from 'playwright-core';

/** Gives a page a camera of 160 by 120 at eight pictures a second from its next load on: more of the usual size are too much for two cores. */
export async function withSmallCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) => {
      const video = constraints?.video ? { width: 160, height: 120, frameRate: 8 } : false;
      return open({ ...constraints, video });
    };
  });
}
