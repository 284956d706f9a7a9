import type { FastifyInstance } from 'fastify';
import type { PersonName, TestBrowser } from '../../../../testing';
import { testPassword } from '../../../../testing';
import { signInAgain } from '../../sessions/sessionFixtures';
import { softwareAuthenticator, type SoftwareAuthenticator } from './softwareAuthenticator.testing';

/** Adds the passkey of a device to the account that is signed in. */
export async function addPasskey(browser: TestBrowser, device: SoftwareAuthenticator, name = 'Laptop') {
  const options = await browser.post('/profile/passkeys/options', { password: testPassword });
  return browser.post('/profile/passkeys', { name, passkey: device.create(options.json()) });
}

/** A user with a passkey, and the browser they added it in. */
export async function withPasskey(app: FastifyInstance, name: PersonName) {
  const browser = await signInAgain(app, name);
  const device = softwareAuthenticator();
  const added = await addPasskey(browser, device);
  if (added.statusCode !== 200) throw new Error(`It could not be added: ${added.body}`);
  const recoveryCodes: string[] = added.json().recoveryCodes;
  return { browser, device, recoveryCodes };
}

/** The options of the second step that waits in that browser. */
export const stepOptions = async (browser: TestBrowser) =>
  (await browser.post('/identity/second-step/passkey/options')).json();
