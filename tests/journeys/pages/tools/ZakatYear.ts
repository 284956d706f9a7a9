import type { Page } from 'playwright-core';

interface Fall {
  fellOn: string;
  /** Left out while it is still below. */
  reachedAgainOn?: string;
}

/** The zakat year on the page of zakat: when it began, and the falls below the nisab since. */
export class ZakatYear {
  constructor(private readonly page: Page) {}

  async start(day: string) {
    await this.page.getByLabel('Your wealth reached the nisab on').fill(day);
  }

  /** What the page says of the year, if that is in it. */
  status(text: string | RegExp) {
    const status = this.page.getByRole('status').filter({ hasText: 'Hijri days are those of' });
    return status.filter({ hasText: text });
  }

  fall(nth: number) {
    return this.page.getByRole('group', { name: `Fall ${nth}`, exact: true });
  }

  /** Fills in a row, which is added unless it is the first. */
  async enterFall(nth: number, { fellOn, reachedAgainOn }: Fall) {
    if (nth > 1) await this.page.getByRole('button', { name: 'Add another fall' }).click();
    await this.fall(nth).getByLabel('It fell below the nisab on').fill(fellOn);
    if (reachedAgainOn !== undefined)
      await this.fall(nth).getByLabel('It reached the nisab again on').fill(reachedAgainOn);
  }

  async lostAll(nth: number) {
    await this.fall(nth).getByLabel('All of it was lost').check();
  }

  /** Puts a year on the page that has passed since the one it shows. */
  async enterMissed(due: RegExp) {
    await this.page
      .getByRole('group', { name: 'Years that have passed since' })
      .getByRole('button', { name: due })
      .click();
  }

  late() {
    return this.page.getByRole('group', { name: 'If you give it late' });
  }
}
