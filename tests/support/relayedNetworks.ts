import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { findWholeChromium } from '../../scripts/lib/findChromium.mjs';
import {
  hasCoturn,
  startCoturn,
  type TestRelay,
} from '../../server/src/features/community/calls/turn/startCoturn.testing';
import { openBrowser } from './openBrowser';
import { openNetworks, whyNoNetworks, type Networks } from './openNetworks';
import { startProduct, type Product } from './startProduct';

const secret = 'a secret of at least thirty-two letters';
const productPort = '8080';
export const relayPort = 3478;

/** A product with a relay in one network, and a browser in another. */
export interface RelayedSetup {
  networks: Networks;
  product: Pick<Product, 'address'>;
  /** The server's log since its last start. */
  serverLog: () => string;
  /** Kills the product and restarts it with the same data. */
  restartProduct: () => Promise<void>;
  browser: Browser;
  /** Stops everything. */
  close: () => Promise<void>;
}

/** Why this machine does not support it, or null. */
export function whyNoRelay(): string | null {
  if (!hasCoturn) return 'no turnserver (package coturn)';
  return findWholeChromium() ? whyNoNetworks() : 'no whole Chromium (package chromium)';
}

/** @param env further settings of the product */
export async function openRelayedSetup(env: Record<string, string> = {}): Promise<RelayedSetup> {
  const networks = openNetworks();
  const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-relayed-'));
  let relay: TestRelay | null = null;
  try {
    const { server, onServer, chromium } = networks;
    relay = await startCoturn(secret, { prefix: onServer, address: server, port: relayPort, userQuota: 100 });
    const turn = `turn:${server}:${String(relayPort)}`;
    const settings = {
      HOST: server,
      PORT: productPort,
      DATA_DIR: dataDir,
      TURN_URLS: `${turn}?transport=udp,${turn}?transport=tcp`,
      TURN_SECRET: secret,
      ...env,
    };
    const start = () => startProduct(settings, undefined, onServer);
    let product = await start();
    // cameras need a secure origin, and this network has no certificates
    const trusted = `--unsafely-treat-insecure-origin-as-secure=${product.address}`;
    const browser = await openBrowser(chromium, [trusted]);
    const { stop } = relay;
    return {
      networks,
      product: { address: product.address },
      serverLog: () => readFileSync(product.logFile, 'utf8'),
      browser,
      restartProduct: async () => {
        await product.kill();
        product = await start();
      },
      close: async () => {
        await browser.close();
        await product.stop();
        await stop();
        networks.close();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await relay?.stop();
    networks.close();
    throw error;
  }
}
