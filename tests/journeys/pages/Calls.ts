import type { Page } from 'playwright-core';
import { mediaMs } from '../setup/limits';

export class Calls {
  constructor(private readonly page: Page) {}

  /** Enters a name if the user is not online yet. */
  async open() {
    await this.page.goto('/video_chart');
    await this.page.getByRole('heading', { level: 1, name: 'Join calls' }).waitFor();
  }

  async goOnline(name: string) {
    await this.page.getByLabel('Your name in calls').fill(name);
    await this.page.getByRole('button', { name: 'Go online' }).click();
    await this.page.getByRole('heading', { level: 1, name: 'Calls', exact: true }).waitFor();
  }

  /** Goes online on the way to an address of calls, which follows. */
  async goesOnlineAs(name: string) {
    await this.page.getByLabel('Your name in calls').fill(name);
    await this.page.getByRole('button', { name: 'Go online' }).click();
  }

  async checkCamera() {
    await this.page.getByRole('button', { name: 'Check camera' }).click();
    await this.page.getByLabel('Your camera').waitFor();
  }

  person(name: string) {
    return this.page
      .getByRole('list', { name: 'People online' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** Waits until that user is online and the page's own devices are known: calls are not possible before. */
  async canCall(name: string) {
    await this.page.locator(`button[aria-label="Call ${name} by video"]:enabled`).waitFor();
  }

  /** Leads from a call that fills the window to the page beneath it, with the call in the small window. */
  async showsPage() {
    const back = this.page.getByRole('button', { name: 'Back to the page' });
    if ((await back.count()) > 0) await back.click();
  }

  async leave() {
    await this.showsPage();
    await this.page.getByRole('button', { name: 'Leave' }).click();
    await this.page.getByRole('heading', { level: 1, name: 'Join calls' }).waitFor();
  }

  async call(name: string) {
    await this.page.getByRole('button', { name: `Call ${name} by video` }).click();
  }

  async accept() {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  }

  /** Waits until the other side's video plays: the camera, or the screen, beside which the camera goes on. */
  async seesFrames(name: string, what: 'video' | 'camera' = 'video') {
    const picture = this.page.getByLabel(`${name}’s ${what}`);
    await picture.waitFor({ timeout: mediaMs });
    await this.page.waitForFunction(
      (label) => {
        const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
        return (video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 5;
      },
      `${name}’s ${what}`,
      { timeout: mediaMs },
    );
  }

  /** Opens the chat beside the pictures, where it is not open. */
  async opensChat() {
    const chat = this.page.getByRole('button', { name: /^Chat/ });
    await chat.waitFor();
    if ((await chat.getAttribute('aria-pressed')) === 'false') await chat.click();
  }

  async say(text: string) {
    await this.opensChat();
    const chat = this.page.getByRole('region', { name: 'Chat' });
    await chat.getByLabel('Message').fill(text);
    await chat.getByRole('button', { name: 'Send' }).click();
  }

  line(text: string) {
    return this.page.getByRole('region', { name: 'Chat' }).getByText(text);
  }

  async reject() {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  }

  async hangUp() {
    await this.page.getByRole('button', { name: 'Hang up' }).click();
  }

  /** Waits until the call view is gone. */
  async isFree() {
    await this.page.getByRole('button', { name: 'Hang up' }).waitFor({ state: 'detached' });
  }

  /** Waits until the other side's video has this width: that of its camera or its screen. */
  async seesPictureOf(name: string, width: number) {
    await this.page.waitForFunction(
      ([label, wanted]) =>
        document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`)?.videoWidth ===
        Number(wanted),
      [`${name}’s video`, String(width)],
      { timeout: mediaMs },
    );
  }

  async seesPictureWider(name: string, than: number) {
    await this.page.waitForFunction(
      ([label, narrow]) =>
        (document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`)?.videoWidth ?? 0) >
        Number(narrow),
      [`${name}’s video`, String(than)],
      { timeout: mediaMs },
    );
  }
}
