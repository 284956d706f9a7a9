import type { Page } from 'playwright-core';

const passphrase = 'four words of mine';

interface Payment extends Record<'rupees' | 'on' | 'kind' | 'to', string> {
  note?: string;
}

export class ZakatYears {
  constructor(private readonly page: Page) {}

  region() {
    return this.page.getByRole('region', { name: 'Your zakat years' });
  }

  /** Agrees to save years on the account. */
  async start() {
    await this.region().getByRole('button', { name: 'Start to save your years' }).click();
    await this.region().getByLabel('Passphrase for zakat years on your account').fill(passphrase);
    await this.region().getByRole('button', { name: 'I agree: save on my account' }).click();
  }

  async open() {
    await this.region().getByLabel('Passphrase of your zakat years').fill(passphrase);
    await this.region().getByRole('button', { name: 'Open', exact: true }).click();
  }

  async save(button = 'Save this year') {
    await this.region().getByRole('button', { name: button, exact: true }).click();
    await this.region()
      .getByText(/^Saved with/)
      .waitFor();
  }

  async pay({ rupees, on, kind, to, note = '' }: Payment) {
    const form = this.page.getByRole('form', { name: 'Record a payment of zakat' });
    await form.getByLabel('Amount paid').fill(rupees);
    await form.getByLabel('Paid on').fill(on);
    await form.getByLabel('Kind of recipient').selectOption(kind);
    await form.getByLabel('Paid to').fill(to);
    await form.getByLabel('Note').fill(note);
    await form.getByRole('button', { name: 'Record payment' }).click();
    await form.getByText(new RegExp(`${Number(rupees).toLocaleString('en-IN')}\\.00 recorded`)).waitFor();
  }

  /** The row of a year in the comparison. */
  compared(year: string) {
    return this.region()
      .getByRole('table', { name: 'Zakat years compared' })
      .getByRole('row', { name: new RegExp(year) });
  }
}
