import { PageHeading } from '@tayyib/shared/ui';
import { useGetJobsQuery } from '../api/jobsApi';
import { QueryState } from '../components/common/QueryState';
import { ScrollFrame } from '../components/common/ScrollFrame';
import { JobRow } from '../components/jobs/JobRow';
import styles from '../components/common/staff.module.css';

/** Background jobs: what is queued, what fails and why, and running one now. */
export default function StaffJobsPage() {
  // jobs start and end by themselves
  const query = useGetJobsQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: 15_000 });
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Jobs"
        lead="Work outside requests, shared by all servers. A job that fails is retried by itself, less and less often."
      />
      <QueryState query={query} what="jobs">
        {({ jobs }) => (
          <ScrollFrame label="Background jobs">
            <table className={styles.table}>
              <caption className={styles.caption}>Background jobs, failing ones first</caption>
              <thead>
                <tr>
                  <th scope="col">Job</th>
                  <th scope="col">State</th>
                  <th scope="col">Runs</th>
                  <th scope="col">Queued</th>
                  <th scope="col">Next run</th>
                  <th scope="col">Action</th>
                </tr>
              </thead>
              <tbody>
                {jobs.map((job) => (
                  <JobRow key={job.name} job={job} />
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        )}
      </QueryState>
    </div>
  );
}
