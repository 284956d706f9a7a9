import type { StaffModule, StaffModuleVersion } from '@tayyib/shared/contracts';
import { useState } from 'react';
import { formatMoment, formatPercent } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import { livingVersions } from './livingVersions';
import styles from './staffModules.module.css';

interface Props {
  module: StaffModule;
  onStable: (version: string) => void;
  onCanary: (version: string) => void;
  onReplace: (version: string) => void;
}

const unknown = 'not measured';

/** The living versions of a module, or all of them, with share, load time and failures of the last hour. */
export function VersionTable({ module, onStable, onCanary, onReplace }: Props) {
  const { stable, canary, versions: all, title } = module;
  const [showsAll, setShowsAll] = useState(false);
  const living = livingVersions(module);
  const versions = showsAll ? all : living;
  const canBeReplaced = ({ version, loads, state }: StaffModuleVersion) =>
    version !== stable && version !== canary?.version && state !== 'gone' && (showsAll || loads > 0);
  return (
    <>
      <table className={styles.table} aria-label={`Versions of ${title}`}>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Share</th>
            <th scope="col">Loads</th>
            <th scope="col">Load time p50 / p95</th>
            <th scope="col">Failed</th>
            <th scope="col">Added</th>
            <th scope="col">Roll out</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.version}>
              <th scope="row">
                <code>{version.version}</code>{' '}
                <VersionState version={version} stable={stable} canary={canary?.version} />
              </th>
              <td data-label="Share">
                {version.share === null ? unknown : <Share fraction={version.share} />}
              </td>
              <td data-label="Loads">{version.loads.toLocaleString('en-IN')}</td>
              <td data-label="Load time">
                {version.loadMs ? `${version.loadMs.p50} ms / ${version.loadMs.p95} ms` : unknown}
              </td>
              <td data-label="Failed">
                {version.failureRate === null ? unknown : describeFailures(version)}
              </td>
              <td data-label="Added">
                {formatMoment(version.addedAt)}
                <span className={styles.hint}>
                  {version.source === 'build'
                    ? 'built here'
                    : `published by ${version.addedBy ?? 'a deleted user'}`}
                </span>
              </td>
              <td>
                <span className={styles.actions}>
                  {version.version !== stable && version.state === 'available' && (
                    <>
                      <Button
                        size="small"
                        aria-label={`To everybody: ${version.version}`}
                        onClick={() => onStable(version.version)}
                      >
                        To everybody
                      </Button>
                      <Button
                        size="small"
                        aria-label={`As canary: ${version.version}`}
                        onClick={() => onCanary(version.version)}
                      >
                        As canary
                      </Button>
                    </>
                  )}
                  {canBeReplaced(version) && (
                    <Button
                      size="small"
                      aria-label={`Replace in open tabs: ${version.version}`}
                      onClick={() => onReplace(version.version)}
                    >
                      Replace in open tabs
                    </Button>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > living.length && (
        <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show the living versions only' : `Show all ${all.length} versions`}
        </Button>
      )}
    </>
  );
}

function VersionState({
  version: { version, state },
  stable,
  canary,
}: {
  version: StaffModuleVersion;
  stable: string | null;
  canary: string | undefined;
}) {
  if (version === stable) return <span className={styles.stable}>stable</span>;
  if (version === canary) return <span className={styles.canary}>canary</span>;
  if (state === 'stopped') return <span className={styles.stopped}>stopped</span>;
  return state === 'gone' ? <span className={styles.gone}>files gone</span> : null;
}

function Share({ fraction }: { fraction: number }) {
  return (
    <span className={styles.share}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" className={styles.track} />
        <rect width={fraction * 100} height="8" className={styles.bar} />
      </svg>
      {formatPercent(fraction)}
    </span>
  );
}

/** The share of loads that failed, and why; also what went wrong after loading, which is no failed load. */
function describeFailures({ failureRate, failuresByReason }: StaffModuleVersion): string {
  const reasons = Object.entries(failuresByReason)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${count} ${reason}`);
  const rate = formatPercent(failureRate ?? 0);
  return reasons.length === 0 ? rate : `${rate} (${reasons.join(', ')})`;
}
