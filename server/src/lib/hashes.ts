import { createHmac, createHash } from 'node:crypto';

/** HMAC for values short enough to be guessed from a plain hash. The parts are encoded unambiguously. */
export function keyedHash(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}

/** A version string for a value. Equal values have equal versions on every server. */
export function versionOf(content: unknown): string {
  const version = versionInParts();
  version.add(content);
  return version.value();
}

/** Builds such a version incrementally, for long lists. */
export function versionInParts() {
  const hash = createHash('sha256');
  return {
    add: (part: unknown): unknown => hash.update(JSON.stringify(part)),
    value: (): string => hash.digest('base64url').slice(0, 22),
  };
}
