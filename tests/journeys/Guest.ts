import type { Page } from 'playwright-core';

/** Someone at a browser of their own. */
export interface Guest {
  page: Page;
  /** Who is signed in; empty for a visitor. */
  email: string;
  /** What the page complained about: errors in scripts, files that did not come, breaches of the content policy. */
  problems: string[];
  /** All that the page wrote to its console. */
  console: string[];
  /** Fails when something on the page as it is now keeps somebody out. */
  looksAround: () => Promise<void>;
  leaves: () => Promise<void>;
}
