import type { Page } from 'playwright-core';

const why = 'a test of what ends a call';

/** Changes the module of calls as staff do: switches it off and on, or releases a version. */
export const callsChanger =
  (address: string, token: string) =>
  async (what: 'enabled' | 'stable', change: { enabled: boolean } | { version: string }): Promise<void> => {
    const reply = await fetch(new URL(`/api/staff/modules/calls/${what}`, address), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...change, why }),
    });
    if (reply.status !== 200) throw new Error(`The change returned ${reply.status}: ${await reply.text()}`);
  };

/** Goes to the dashboard and back to calls. */
export async function elsewhereAndBack(page: Page): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: /Assalamu Alaikum/ }).waitFor();
  await main.getByRole('link', { name: 'Calls', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Calls', exact: true }).waitFor();
}

/** The versions of calls whose scripts a page requests from now on. */
export function requestedVersions(page: Page): ReadonlySet<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = /\/modules\/calls\/([^/]+)\//.exec(request.url())?.[1];
    if (version !== undefined) versions.add(version);
  });
  return versions;
}
