import type { Page } from 'playwright-core';

/** A user or visitor with their own browser context. */
export interface Guest {
  page: Page;
  /** The email of the signed-in user; empty for a visitor. */
  email: string;
  /** Script errors, failed requests and violations of the content security policy. */
  problems: string[];
  /** The page's console output. */
  console: string[];
  /** Fails if the current page has accessibility violations. */
  checkPage: () => Promise<void>;
  leaves: () => Promise<void>;
}
