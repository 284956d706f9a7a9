import type { Locator, Page } from 'playwright-core';

/** Events, the library, and the desk that announces. */
export class Learning {
  constructor(private readonly page: Page) {}

  /** By the sidebar link, as people do. */
  async open() {
    await this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Learn', exact: true })
      .click();
    await this.page.getByRole('heading', { level: 2, name: 'Library' }).waitFor();
  }

  event(title: string): Locator {
    return this.page.getByRole('article', { name: title });
  }

  /** Announces an event in three days, and stays at its form. */
  async announces({ title, place, seats }: { title: string; place: string; seats: string }) {
    await this.page.getByRole('link', { name: 'Announce and write' }).click();
    await this.page.getByRole('link', { name: 'Announce an event' }).click();
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByLabel('Who speaks').fill('Abdullah Advisor');
    await this.page.getByLabel('Begins at (India)').fill(`${day}T19:00`);
    await this.page.getByLabel('Seats').fill(seats);
    await this.page.getByLabel('Where').fill(place);
    await this.page.getByLabel('What it is about, in Markdown').fill('Line by line.');
    await this.page.getByRole('button', { name: 'Announce it' }).click();
    await this.page.getByRole('button', { name: 'Save the change' }).waitFor();
  }

  /** Announces an event in a room here, and stays at its form. @param time of India */
  async announcesLive({ title, time }: { title: string; time: string }) {
    await this.page.getByRole('link', { name: 'Announce and write' }).click();
    await this.page.getByRole('link', { name: 'Announce an event' }).click();
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByLabel('Who speaks').fill('Abdullah Advisor');
    await this.page.getByLabel('Begins at (India)').fill(time);
    await this.page.getByLabel('Live, in a room here').check();
    await this.page.getByLabel('Seats').fill('3');
    await this.page.getByLabel('What it is about, in Markdown').fill('Line by line.');
    await this.page.getByRole('button', { name: 'Announce it' }).click();
    await this.page.getByRole('button', { name: 'Save the change' }).waitFor();
  }

  /** Cancels the event whose form is open. */
  async cancels(why: string) {
    await this.page.getByLabel('Why it is cancelled').fill(why);
    await this.page.getByRole('button', { name: 'Cancel the event' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Cancel the event' }).click();
    await this.page.getByText('This event is cancelled.').waitFor();
  }

  /** Adds a course, and stays in the library of the desk. */
  async addsCourse(title: string) {
    await this.page.getByRole('link', { name: 'Announce and write' }).click();
    await this.page.getByRole('link', { name: 'Library', exact: true }).click();
    await this.page.getByRole('link', { name: 'Add a course' }).click();
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByLabel('What it is about').fill('What decides.');
    await this.page.getByRole('button', { name: 'Add it' }).click();
    await this.page.getByText('It is saved.', { exact: false }).waitFor();
    await this.toLibrary();
  }

  /** Writes and publishes a lesson after those that are there. */
  async writes(title: string, text: string) {
    await this.page.getByRole('link', { name: 'Write a lesson' }).click();
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByLabel('Text, in Markdown').fill(text);
    await this.page.getByLabel('Published: readers see it').check();
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await this.page.getByText('Read by 0 people').waitFor();
    await this.toLibrary();
  }

  private async toLibrary() {
    await this.page.getByRole('link', { name: 'The library', exact: true }).click();
    await this.page.getByRole('link', { name: 'Write a lesson' }).waitFor();
  }
}
