import { dayMs } from '../../../../lib/durations';
import type { RegisteredModule, VersionRow } from '../registry/readRegistry';
import { previousOf } from '../registry/readRegistry';

/** Which published versions keep their files, besides those that run or are named: docs/product/modules.md. */
const retention = { days: 90, versions: 50 } as const;

/**
 * The published versions of a module whose files nobody needs any more: not those that run or may run again, not those that an open
 * tester's link or a support code names, and not the newest of the last months.
 */
export function versionsToPrune(
  module: RegisteredModule,
  isNamed: (version: string) => boolean,
  now: Date,
): VersionRow[] {
  const running = new Set([module.canaryVersion, previousOf(module)?.version]);
  if (module.retiredAt === null) running.add(module.version);
  const since = now.getTime() - retention.days * dayMs;
  const stored = [...module.versions.values()]
    .filter(({ source, state }) => source === 'published' && state !== 'gone')
    .sort((a, b) => lastUse(b) - lastUse(a));
  return stored.filter(
    (row, index) =>
      !running.has(row.version) &&
      !isNamed(row.version) &&
      (index >= retention.versions || lastUse(row) < since),
  );
}

/** When a version was added, or last became the stable one. */
const lastUse = ({ addedAt, stableAt }: VersionRow) => Math.max(Number(addedAt), Number(stableAt ?? addedAt));
