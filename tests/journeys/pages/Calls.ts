import type { Page } from 'playwright-core';

export class Calls {
  constructor(private readonly page: Page) {}

  /** Whoever is not online yet is asked for a name first. */
  async open() {
    await this.page.goto('/video_chart');
    await this.page.getByRole('heading', { level: 1, name: 'Join calls' }).waitFor();
  }

  async goOnline(name: string) {
    await this.page.getByLabel('Your name in calls').fill(name);
    await this.page.getByRole('button', { name: 'Go online' }).click();
    await this.page.getByRole('heading', { level: 1, name: 'Calls' }).waitFor();
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

  async leave() {
    await this.page.getByRole('button', { name: 'Leave' }).click();
    await this.page.getByRole('heading', { level: 1, name: 'Join calls' }).waitFor();
  }
}
