/** The shortest session description that passes as one of a browser. */
export function aDescription(): string {
  const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
  return [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=fingerprint:sha-256 ${fingerprint}`,
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    '',
  ].join('\r\n');
}
