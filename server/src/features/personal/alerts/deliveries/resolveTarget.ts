import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

interface Address {
  address: string;
  family: 4 | 6;
}

/** For the first try at one name server; the second waits twice as long. */
const timeoutMs = 700;
const tries = 2;

/**
 * The addresses of a host that a user chose, IPv4 first. It asks name servers itself: `dns.lookup` would block one of the few
 * threads in which the server looks up its own database, for as long as a foreign name server does not answer.
 * @param servers instead of those of the system
 */
export async function resolveTarget(
  host: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<Address[]> {
  signal.throwIfAborted();
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family: family === 4 ? 4 : 6 }];
  // never sent to a name server (RFC 6761)
  if (/(^|\.)localhost\.?$/.test(host)) return [{ address: '127.0.0.1', family: 4 }];
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    return [
      ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 }) as const),
      ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 }) as const),
    ];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
