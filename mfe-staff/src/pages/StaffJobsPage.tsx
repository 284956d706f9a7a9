import type { JobKind } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import { DataTable, type DataColumn } from '@tayyib/shared/parts/tables';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { useGetJobsQuery } from '../api/jobsApi';
import { QueryState } from '../components/common/QueryState';
import { JobState } from '../components/jobs/JobState';
import { RunJobNow } from '../components/jobs/RunJobNow';
import { intervalText, queuedText } from '../domain/jobLabels';
import styles from '../components/common/staff.module.css';

const columns: readonly DataColumn<JobKind>[] = [
  { title: 'Job', cell: ({ name }) => name },
  { title: 'State', cell: (job) => <JobState job={job} /> },
  { title: 'Runs', cell: ({ everyMinutes }) => intervalText(everyMinutes) },
  { title: 'Queued', cell: queuedText },
  {
    title: 'Next run',
    cell: ({ nextRunAt }) => (nextRunAt === null ? '–' : formatMoment(nextRunAt)),
  },
  { title: 'Action', cell: ({ name }) => <RunJobNow name={name} /> },
];

/** Background jobs: what is queued, what fails and why, and running one now. */
export default function StaffJobsPage() {
  // jobs start and end by themselves
  const query = useGetJobsQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: 15_000 });
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Jobs"
        lead="Work outside requests, shared by all servers. A failed job is retried automatically, at growing intervals."
      />
      <QueryState query={query} what="jobs">
        {({ jobs }) => (
          <DataTable
            hasCards
            caption="Background jobs, failing ones first"
            rows={jobs}
            keyOf={({ name }) => name}
            columns={columns}
          />
        )}
      </QueryState>
    </div>
  );
}
