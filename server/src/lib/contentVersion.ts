import { createHash } from 'node:crypto';

/** The version of a content: equal content has an equal one, on every node. */
export function versionOf(content: unknown): string {
  const version = versionInParts();
  version.add(content);
  return version.value();
}

/** The same of a long list, one entry after the other. */
export function versionInParts() {
  const hash = createHash('sha256');
  return {
    add: (part: unknown): unknown => hash.update(JSON.stringify(part)),
    value: (): string => hash.digest('base64url').slice(0, 22),
  };
}
