import type { Page } from 'playwright-core';
import { demoPassword } from '../../../server/src/seed/demoAccounts';
import { lastMessage } from './outbox';

/** Signing in and out. */
export class Account {
  constructor(private readonly page: Page) {}

  async register(firstName: string, email: string, password: string) {
    await this.fillRegistration(firstName, email, password);
    await this.enterCode(email);
    await this.arrived();
  }

  async fillRegistration(firstName: string, email: string, password: string) {
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Last name').fill('Rahman');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  }

  async signIn(email: string, password = demoPassword) {
    await this.page.goto('/login');
    await this.fillLogin(email, password);
    await this.arrived();
  }

  async fillLogin(email: string, password: string) {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'LOG IN' }).click();
  }

  /** Types the last code sent to that email or number. */
  async enterCode(target: string, button = 'VERIFY') {
    const code = this.page.getByLabel('Code');
    await code.waitFor();
    await code.fill(/\b\d{6}\b/.exec(await lastMessage(this.page, target))?.[0] ?? '');
    await this.page.getByRole('button', { name: button }).click();
  }

  async signOut() {
    await this.page.getByRole('button', { name: /^Profile of/ }).click();
    await this.page.getByRole('button', { name: 'Logout' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await this.page.getByRole('link', { name: 'Log in' }).first().waitFor();
  }

  /** Waits for the dashboard after signing in. */
  async arrived() {
    await this.page.waitForURL('**/dashboard');
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }
}
