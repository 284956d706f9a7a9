import type { Page } from 'playwright-core';
import { mediaMs } from '../setup/limits';

/** The video of each user by its label. */
export type Shown = Readonly<Record<string, { stream: string; frames: number }>>;

/** More than the number of controls on any page. */
const tabsMost = 80;

/** The group rooms of the calls page. */
export class Rooms {
  constructor(private readonly page: Page) {}

  async open(title: string, { hasLobby = false } = {}) {
    await this.page.getByLabel('Name of a new room').fill(title);
    if (hasLobby) await this.page.getByLabel('Ask me before anyone joins').check();
    await this.page.getByRole('button', { name: 'Open a room' }).click();
    await this.heading(title).waitFor();
  }

  /** Plans a room for tomorrow, and waits until it is listed. */
  async plans(title: string, { topic }: { topic: string }) {
    await this.page.getByLabel('Name of a new room').fill(title);
    await this.page.getByLabel('What it is about (optional)').fill(topic);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await this.page.getByLabel('When it begins (empty: at once)').fill(`${tomorrow}T18:00`);
    await this.does('Plan the room');
    await this.page.getByRole('button', { name: `Close ${title}` }).waitFor();
  }

  heading(title: string) {
    return this.page.getByRole('heading', { level: 2, name: title });
  }

  async join(title: string) {
    await this.page.getByRole('button', { name: `Join ${title}` }).click();
    await this.does('Join now');
    await this.heading(title).waitFor();
  }

  async ask(title: string) {
    await this.page.getByRole('button', { name: `Ask to join ${title}` }).click();
    await this.does('Ask to join');
    await this.page.getByText('The host has been asked to let you in.').waitFor();
  }

  /** Presses Tab until that control has the focus. */
  async tabsTo(name: string) {
    const wanted = this.page
      .getByRole('button', { name, exact: true })
      .or(this.page.getByRole('textbox', { name }))
      .or(this.page.getByRole('checkbox', { name }));
    await wanted.waitFor();
    for (let steps = 0; steps < tabsMost; steps += 1) {
      await this.page.keyboard.press('Tab');
      if (await wanted.evaluate((control) => control === document.activeElement)) return;
    }
    throw new Error(`"${name}" cannot be reached by keyboard.`);
  }

  /** Waits until a control or heading has the focus. */
  async isAt(role: 'button' | 'heading' | 'region', name: string) {
    const wanted = this.page.getByRole(role, { name, exact: true });
    await wanted.waitFor();
    await this.page.waitForFunction(
      (element) => element === document.activeElement,
      await wanted.elementHandle(),
    );
  }

  async does(what: string) {
    await this.page.getByRole('button', { name: what, exact: true }).click();
  }

  /** Opens who is in the room, with what its host can do, beside the pictures. */
  async opensPeople() {
    const people = this.page.getByRole('button', { name: 'People', exact: true, pressed: false });
    if ((await people.count()) > 0) await people.click();
  }

  /** Opens the chat beside the pictures, where it is not open. */
  async opensChat() {
    const chat = this.page.getByRole('button', { name: /^Chat/, pressed: false });
    if ((await chat.count()) > 0) await chat.click();
  }

  /** Waits until the user is the host, who alone can close the room. */
  async isHost() {
    await this.opensPeople();
    await this.page.getByRole('button', { name: 'Close for everyone' }).waitFor();
  }

  /** Does what is beside the list of the people. */
  async doesAmongPeople(what: string) {
    await this.opensPeople();
    await this.does(what);
  }

  /** Closes the room for everyone, which asks first. */
  async closes() {
    await this.doesAmongPeople('Close for everyone');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close the room' }).click();
  }

  people() {
    return this.page.getByRole('list', { name: 'In the room' }).getByRole('listitem');
  }

  /** Waits until the video of each of these users plays. */
  async seesMoving(...names: readonly string[]) {
    for (const name of names) {
      const label = `${name}’s video`;
      await this.page.getByLabel(label).waitFor();
      await this.page.waitForFunction(
        (wanted) => {
          const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${wanted}"]`);
          return (video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 5;
        },
        label,
        { timeout: mediaMs },
      );
    }
  }

  /** The tile of one user with its labels. */
  tile(name: string) {
    return this.page
      .getByRole('list', { name: 'People in this room' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** The stream and the number of frames shown of each user. */
  shown(): Promise<Shown> {
    return this.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLVideoElement>('video[aria-label]')].map((video) => [
          video.ariaLabel ?? '',
          {
            stream: video.srcObject instanceof MediaStream ? video.srcObject.id : '',
            frames: video.getVideoPlaybackQuality().totalVideoFrames,
          },
        ]),
      ),
    );
  }

  /** Waits until further frames of these users are shown, by any media route. */
  async seesMovingOn(...names: readonly string[]) {
    await this.seesMovingSince(await this.shown(), names, false);
  }

  /** Waits until the videos of these users play over another media route than before. */
  async seesMovingAnew(before: Shown, names: readonly string[]) {
    await this.seesMovingSince(before, names, true);
  }

  private async seesMovingSince(before: Shown, names: readonly string[], mustChange: boolean) {
    const labels = names.map((name) => `${name}’s video`);
    await this.page.waitForFunction(
      ({ wanted, shownBefore, mustSwitch }) =>
        wanted.every((label) => {
          const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
          if (!(video?.srcObject instanceof MediaStream)) return false;
          const frames = video.getVideoPlaybackQuality().totalVideoFrames;
          const earlier = shownBefore[label];
          const isOther = video.srcObject.id !== earlier?.stream;
          return isOther ? frames > 5 : !mustSwitch && frames > (earlier?.frames ?? 0) + 5;
        }),
      { wanted: labels, shownBefore: before, mustSwitch: mustChange },
      { timeout: mediaMs },
    );
  }

  /** Waits until this page has the given number of connections: one per other user, or two to the forwarding server. */
  async hasConnections(count: number) {
    await this.page.waitForFunction(
      (wanted) =>
        window.watchedMedia?.connections.filter(({ connectionState }) => connectionState === 'connected')
          .length === wanted,
      count,
      { timeout: mediaMs },
    );
  }

  async say(text: string) {
    await this.opensChat();
    const chat = this.page.getByRole('region', { name: 'Chat of the room' });
    await chat.getByLabel('Message to the room').fill(text);
    await chat.getByRole('button', { name: 'Send' }).click();
  }

  line(text: string) {
    return this.page.getByRole('region', { name: 'Chat of the room' }).getByText(text);
  }
}
