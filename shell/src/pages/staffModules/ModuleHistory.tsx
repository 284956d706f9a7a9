import { useState } from 'react';
import type { ModuleChange } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { formatMoment } from '@tayyib/shared/values/format';
import { Button, Skeleton } from '@tayyib/shared/sdk/ui';
import styles from './staffModules.module.css';
import { useGetModuleHistoryQuery } from './staffModulesApi';

const labels: Readonly<Record<ModuleChange['kind'], string>> = {
  published: 'Published',
  built: 'Built',
  enabled: 'Switched on',
  disabled: 'Switched off',
  audience: 'Audience changed',
  stable: 'Given to everybody',
  canary: 'Canary set',
  'canary-ended': 'Canary ended',
  'canary-stopped-itself': 'Canary stopped itself',
  'rolled-back': 'Rolled back',
  replaced: 'Replaced in open tabs',
  owners: 'Owners changed',
  'token-made': 'Token made',
  'token-revoked': 'Token revoked',
  retired: 'Retired',
  pruned: 'Files of old versions deleted',
};

/** The change log of a module, newest first. */
export function ModuleHistory({ id, before }: { id: string; before?: number }) {
  const { data, error, refetch } = useGetModuleHistoryQuery({ id, before });
  const [showsOlder, setShowsOlder] = useState(false);
  if (error) {
    return <Failure error={error} retry={refetch} />;
  }
  if (!data) return <Skeleton active title={false} aria-label="Loading the history" />;
  if (data.changes.length === 0) return <p className={styles.text}>No changes yet.</p>;
  return (
    <>
      <ol className={styles.history} aria-label={before === undefined ? 'History' : 'Older changes'}>
        {data.changes.map(({ id: row, at, kind, by, from, to, why }) => (
          <li key={row}>
            <strong>{labels[kind]}</strong>
            {(from !== null || to !== null) && (
              <span>{[from, to].filter((text) => text !== null).join(' → ')}</span>
            )}
            <span className={styles.hint}>
              {formatMoment(at)} by {by ?? 'the server'}: {why}
            </span>
          </li>
        ))}
      </ol>
      {data.next !== null &&
        (showsOlder ? (
          <ModuleHistory id={id} before={data.next} />
        ) : (
          <Button onClick={() => setShowsOlder(true)}>Show older changes</Button>
        ))}
    </>
  );
}
