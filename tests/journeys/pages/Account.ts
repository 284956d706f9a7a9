import type { Page } from 'playwright-core';
import { demoPassword } from '../../../server/src/database/seed/demoAccounts';

/** Getting in and out. */
export class Account {
  constructor(private readonly page: Page) {}

  async register(firstName: string, email: string, password: string) {
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Last name').fill('Rahman');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
    await this.arrived();
  }

  async signIn(email: string, password = demoPassword) {
    await this.page.goto('/login');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'LOG IN' }).click();
    await this.arrived();
  }

  async signOut() {
    await this.page.getByRole('button', { name: /^Profile of/ }).click();
    await this.page.getByRole('button', { name: 'Logout' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await this.page.getByRole('link', { name: 'Log in' }).first().waitFor();
  }

  /** Whoever gets in lands on the dashboard. */
  private async arrived() {
    await this.page.waitForURL('**/dashboard');
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }
}
