import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { resolveTarget } from './resolveTarget';

/** An address that users may not make us call. Trying again does not help. */
export class ForbiddenTarget extends Error {}

/** An address that did not answer in time. */
export class TargetTimedOut extends Error {}

/** For everything, from the lookup of the name to the status: an address that is slower keeps others waiting. */
const timeoutMs = 3000;

/** Everything that is not the public internet: this machine, its networks, and what translates to them. */
const notPublic = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  notPublic.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ...([
    ['::', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
  ] as const),
  ...([
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['5f00::', 16],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] as const),
] as const)
  notPublic.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  const family = isIP(address);
  if (family === 0 || /^::ffff:/i.test(address)) return false;
  return !notPublic.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

interface Target {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | string;
  /** Only on a developer's machine and in tests. */
  allowsPrivate: boolean;
}

/**
 * Posts to an address that a user chose, and returns the status. The name is resolved once, every address of it must be
 * public, and the connection goes to the one that was checked; redirects are not followed and replies not read.
 */
export async function postToTarget(call: Target): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  return post(call, signal).catch((error: unknown) => {
    if (error instanceof ForbiddenTarget || !signal.aborted) throw error;
    throw new TargetTimedOut('It did not answer in time.', { cause: error });
  });
}

async function post({ url, headers, body, allowsPrivate }: Target, signal: AbortSignal): Promise<number> {
  const target = new URL(url);
  if (!allowsPrivate) checkAddress(target);
  const host = target.hostname.replaceAll(/^\[|\]$/g, '');
  const found = await resolveTarget(host, signal);
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new ForbiddenTarget('This address is not on the public internet.');
  const [pinned] = found;
  if (!pinned) throw new Error('This name has no address.');
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      agent: false,
      lookup: (_name, options, done) => {
        if (options.all) done(null, [pinned]);
        else done(null, pinned.address, pinned.family);
      },
    });
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Throws a ForbiddenTarget for what no public service of today uses. */
export function checkAddress({ protocol, port, username, password }: URL): void {
  if (protocol !== 'https:') throw new ForbiddenTarget('Use an https address.');
  if (username !== '' || password !== '') throw new ForbiddenTarget('Leave the password out of the address.');
  if (port !== '' && Number(port) < 1024) throw new ForbiddenTarget('This port is not for https.');
}
