/** Settings of a relay of ours. */
export interface RelaySettings {
  /** The address it listens on and relays from. */
  address: string;
  port: number;
  /** Shared with our server, which issues credentials with it. */
  secret: string;
  realm: string;
  /** Allocations one user may have open at once. Those of an interrupted call linger for some minutes. */
  userQuota?: number;
  totalQuota?: number;
  /** Bytes per second of one allocation: video and audio need a tenth of it. */
  maxBytesPerSecond?: number;
  /**
   * Peer addresses to allow although they are in an excluded range, such as the relay's own in a private
   * network.
   */
  allowedPeers?: readonly string[];
  /** PEM files, for `turns:`; without them it supports neither TLS nor DTLS. */
  certificate?: { chain: string; key: string };
  /** Where it writes, for those who run several. */
  files?: { pid: string; database: string; log: string };
}

/**
 * Addresses that no caller has: our own machines and those of the network the relay is in (RFC 6890). The
 * version in Debian mistakes IPv4-mapped IPv6 addresses (CVE-2026-27624), so no IPv6 is relayed at all.
 */
const excludedRanges = [
  '0.0.0.0-0.255.255.255',
  '10.0.0.0-10.255.255.255',
  '100.64.0.0-100.127.255.255',
  '127.0.0.0-127.255.255.255',
  '169.254.0.0-169.254.255.255',
  '172.16.0.0-172.31.255.255',
  '192.0.0.0-192.0.0.255',
  '192.0.2.0-192.0.2.255',
  '192.88.99.0-192.88.99.255',
  '192.168.0.0-192.168.255.255',
  '198.18.0.0-198.19.255.255',
  '198.51.100.0-198.51.100.255',
  '203.0.113.0-203.0.113.255',
  '224.0.0.0-255.255.255.255',
  // from ::1, because the relay treats :: as a prefix of every address, IPv4 too
  '::1-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
] as const;

/** The text of a `turnserver.conf` for coturn: who may use it, the quotas, and the peers it never reaches. */
export function relayConfig(settings: RelaySettings): string {
  const { address, port, secret, realm, certificate, files } = settings;
  const lines = [
    `listening-ip=${address}`,
    `relay-ip=${address}`,
    `listening-port=${String(port)}`,
    'use-auth-secret',
    `static-auth-secret=${secret}`,
    `realm=${realm}`,
    'fingerprint',
    `user-quota=${String(settings.userQuota ?? 10)}`,
    `total-quota=${String(settings.totalQuota ?? 600)}`,
    `max-bps=${String(settings.maxBytesPerSecond ?? 2_000_000)}`,
    'stale-nonce=600',
    'no-cli',
    'no-multicast-peers',
    'no-tcp-relay',
    'no-rfc5780',
    'no-stun-backward-compatibility',
    'response-origin-only-with-rfc5780',
    'no-software-attribute',
    ...excludedRanges.map((range) => `denied-peer-ip=${range}`),
    ...(settings.allowedPeers ?? []).map((peer) => `allowed-peer-ip=${peer}`),
    ...(certificate
      ? [`cert=${certificate.chain}`, `pkey=${certificate.key}`, 'no-tlsv1', 'no-tlsv1_1']
      : ['no-tls', 'no-dtls']),
    ...(files
      ? [`pidfile=${files.pid}`, `userdb=${files.database}`, `log-file=${files.log}`, 'simple-log']
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
