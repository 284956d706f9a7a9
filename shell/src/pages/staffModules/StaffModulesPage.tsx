import { useRef } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { useSocket } from '@tayyib/shared/sdk/realtime';
import { Empty, PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { ModuleCard } from './ModuleCard';
import { RetiredModules } from './RetiredModules';
import { SupportCodes } from './SupportCodes';
import styles from './staffModules.module.css';
import { useGetStaffModulesQuery } from './staffModulesApi';
import { TesterLinks } from './TesterLinks';

/** How often the metrics are refreshed. */
const refreshMs = 60_000;

/** The console where staff switch modules on and off, roll versions out and back, and see their metrics. */
export default function StaffModulesPage() {
  const { data, error, refetch } = useGetStaffModulesQuery(undefined, {
    pollingInterval: refreshMs,
    skipPollingIfUnfocused: true,
  });
  const living = data?.modules.filter(({ retiredAt }) => retiredAt === null) ?? [];
  const retired = data?.modules.filter(({ retiredAt }) => retiredAt !== null) ?? [];
  const wasConnected = useRef(false);
  useSocket((socket) => {
    const refresh = () => void refetch();
    // events sent while disconnected were missed
    if (wasConnected.current) refresh();
    wasConnected.current = true;
    socket.on('modules:changed', refresh);
    return () => socket.off('modules:changed', refresh);
  });
  return (
    <div className={styles.page}>
      <PageHeading
        title="Modules"
        lead="Which version is served to whom. Open tabs follow every change within two seconds, without a reload. Figures cover the last hour."
      />
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton active aria-label="Loading modules" />}
      {data?.modules.length === 0 && (
        <Empty description="No module was built or published yet. Build or publish one, and it appears here." />
      )}
      {living.map((module) => (
        <ModuleCard key={module.id} module={module} />
      ))}
      {living.length > 0 && (
        <div className={styles.pair}>
          <TesterLinks modules={living} />
          <SupportCodes />
        </div>
      )}
      {retired.length > 0 && <RetiredModules modules={retired} />}
    </div>
  );
}
