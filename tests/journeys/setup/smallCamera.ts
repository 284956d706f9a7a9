import type { Page } from 'playwright-core';

/** Fakes a camera of 160 by 120 at 8 fps from the next load on: several of the usual size overload two cores. */
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
