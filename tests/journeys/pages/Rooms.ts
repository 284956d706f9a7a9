import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What was shown when it was last noted: tracks of another way may have the same names. */
    tracksBefore?: WeakSet<MediaStreamTrack>;
  }
}

/** More than any page of ours has controls. */
const tabsMost = 80;

/** The group rooms of the calls page. */
export class Rooms {
  constructor(private readonly page: Page) {}

  async open(title: string, { hasLobby = false } = {}) {
    await this.page.getByLabel('Name of a new room').fill(title);
    if (hasLobby) await this.page.getByLabel('I let each person in').check();
    await this.page.getByRole('button', { name: 'Open a room' }).click();
    await this.heading(title).waitFor();
  }

  heading(title: string) {
    return this.page.getByRole('heading', { level: 2, name: title });
  }

  async join(title: string) {
    await this.page.getByRole('button', { name: `Join ${title}` }).click();
    await this.heading(title).waitFor();
  }

  async ask(title: string) {
    await this.page.getByRole('button', { name: `Ask to join ${title}` }).click();
    await this.page.getByText('The host has been asked to let you in.').waitFor();
  }

  /** Goes on with the Tab key until it is at that control, as somebody without a mouse does. */
  async tabsTo(name: string) {
    const wanted = this.page.getByRole('button', { name, exact: true }).or(this.page.getByLabel(name));
    await wanted.waitFor();
    for (let steps = 0; steps < tabsMost; steps += 1) {
      await this.page.keyboard.press('Tab');
      if (await wanted.evaluate((control) => control === document.activeElement)) return;
    }
    throw new Error(`Nobody without a mouse comes to "${name}".`);
  }

  /** Waits until the keyboard is there: at a control, or at a heading. */
  async isAt(role: 'button' | 'heading' | 'region', name: string) {
    const wanted = this.page.getByRole(role, { name, exact: true });
    await wanted.waitFor();
    await this.page.waitForFunction(
      (element) => element === document.activeElement,
      await wanted.elementHandle(),
    );
  }

  does(what: string) {
    return this.page.getByRole('button', { name: what, exact: true }).click();
  }

  people() {
    return this.page.getByRole('list', { name: 'In the room' }).getByRole('listitem');
  }

  /** Waits until each of these people's pictures moves. */
  async seesMoving(...names: readonly string[]) {
    for (const name of names) {
      const label = `${name}’s picture`;
      await this.page.getByLabel(label).waitFor();
      await this.page.waitForFunction(
        (wanted) => {
          const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${wanted}"]`);
          return (video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 5;
        },
        label,
        { timeout: 60_000 },
      );
    }
  }

  /** One person's tile, with what it says of them. */
  tile(name: string) {
    return this.page
      .getByRole('list', { name: 'People in this room' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** Notes what is shown of each person now; by the label of each picture, how many frames of it were. */
  notesPictures(): Promise<Readonly<Record<string, number>>> {
    return this.page.evaluate(() => {
      const videos = [...document.querySelectorAll<HTMLVideoElement>('video[aria-label]')];
      window.tracksBefore = new WeakSet(
        videos.flatMap(({ srcObject }) => (srcObject instanceof MediaStream ? srcObject.getTracks() : [])),
      );
      return Object.fromEntries(
        videos.map((video) => [video.ariaLabel ?? '', video.getVideoPlaybackQuality().totalVideoFrames]),
      );
    });
  }

  /** Waits until these people's pictures move on, by whatever way they come. */
  async seesMovingOn(...names: readonly string[]) {
    await this.page.waitForFunction(
      ({ wanted, then }) =>
        wanted.every((label) => {
          const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
          const [frames, before] = [video?.getVideoPlaybackQuality().totalVideoFrames ?? 0, then[label] ?? 0];
          // another element counts from nothing
          return frames > (frames < before ? 0 : before) + 5;
        }),
      { wanted: names.map((name) => `${name}’s picture`), then: await this.notesPictures() },
      { timeout: 60_000 },
    );
  }

  /** Waits until these people's pictures move, each by another way than when they were noted. */
  async seesMovingAnew(names: readonly string[]) {
    await this.page.waitForFunction(
      (wanted) =>
        wanted.every((label) => {
          const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
          const [track] = video?.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : [];
          return track !== undefined && window.tracksBefore?.has(track) === false;
        }),
      names.map((name) => `${name}’s picture`),
      { timeout: 60_000 },
    );
    await this.seesMovingOn(...names);
  }

  /** Waits until this page holds so many connections: one to each other person, or two to the forwarding server. */
  async hasConnections(count: number) {
    await this.page.waitForFunction(
      (wanted) =>
        window.watchedMedia?.connections.filter(({ connectionState }) => connectionState === 'connected')
          .length === wanted,
      count,
      { timeout: 60_000 },
    );
  }

  async say(text: string) {
    const chat = this.page.getByRole('region', { name: 'Chat of the room' });
    await chat.getByLabel('Message to the room').fill(text);
    await chat.getByRole('button', { name: 'Send' }).click();
  }

  line(text: string) {
    return this.page.getByRole('region', { name: 'Chat of the room' }).getByText(text);
  }
}
