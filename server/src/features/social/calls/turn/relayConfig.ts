/** What a relay of ours is told. */
export interface RelaySettings {
  /** The address it listens on and relays from. */
  address: string;
  port: number;
  /** Shared with our server, which makes credentials with it. */
  secret: string;
  realm: string;
  /** Paths one person may have open at once. Those of a call that broke off linger for some minutes. */
  userQuota?: number;
  totalQuota?: number;
  /** Bytes a second of one path: a picture and a voice need a tenth of it. */
  maxBytesPerSecond?: number;
  /** Addresses to relay to although they are in a range that is kept out, such as the relay's own in a private network. */
  allowedPeers?: readonly string[];
  /** PEM files, for `turns:`; without them it speaks neither TLS nor DTLS. */
  certificate?: { chain: string; key: string };
  /** Where it writes, for those who run several. */
  files?: { pid: string; database: string; log: string };
}

/**
 * Addresses that no caller has: our own machines and those of the network the relay stands in (RFC 6890). The version in Debian
 * takes IPv4 written as IPv6 for another address (CVE-2026-27624), so nothing of IPv6 is relayed at all.
 */
const keptOut = [
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
  // from ::1, for the relay takes :: as its beginning for every address there is, IPv4 too
  '::1-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
] as const;

/** The text of a `turnserver.conf` for coturn: whom we let in, for how much, and whom it never reaches. */
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
    ...keptOut.map((range) => `denied-peer-ip=${range}`),
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
