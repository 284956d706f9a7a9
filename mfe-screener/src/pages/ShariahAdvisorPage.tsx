import { indianDay } from '@tayyib/shared/values/calendar';
import type { AdvisorReply } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { Answered, Fold } from '@tayyib/shared/parts/page';
import { PlansLink } from '@tayyib/shared/parts/premium';
import { useGetAdvisorQuery } from '../api/advisorApi';
import { AskAdvisor } from '../components/advisor/AskAdvisor';
import { Profiles } from '../components/advisor/Profiles';
import { DataTable } from '@tayyib/shared/parts/tables';
import styles from '../components/market/market.module.css';

/** The advisors, how verdicts are made, the editions in force, and a form to ask a question. */
export default function ShariahAdvisorPage() {
  const advisor = useGetAdvisorQuery();
  return (
    <>
      <PageHeading
        title="Our Shariah Advisor"
        lead="Rules come from published standards, figures from filings. What a scholar has reviewed is signed."
      />
      <div className={`${styles.stack} ${styles.prose}`}>
        <Answered query={advisor} lines={5}>
          {({ advisors }) => <Profiles advisors={advisors} />}
        </Answered>
        <h2 className={styles.heading}>What the advisor does</h2>
        <ul>
          <li>Publishes the editions of standards, with the reason.</li>
          <li>Records what a company does, where its filings do not state it.</li>
          <li>Answers whether an exchange class is permissible that does not say what its companies do.</li>
          <li>
            May hold a stock under review or decide its status: signed and dated on its page, beside the
            computed verdict.
          </li>
        </ul>
        <Fold summary={<h2 className={styles.heading}>How a verdict is made</h2>}>
          <ol>
            <li>Official filings and lists are read; every figure is stored with its source and date.</li>
            <li>
              Lines of business are checked against the standard’s rules, then ratios against its limits.
            </li>
            <li>What is missing or too old gives under review: never a pass, never a fail.</li>
            <li>The verdict is stored with its inputs and a receipt, so that anyone can recompute it.</li>
          </ol>
          <p>
            The rules of our default standard are in the{' '}
            <Link to="/tais_screening_criteria">Tasis Screening Criteria</Link>.
          </p>
        </Fold>
        <h2 className={styles.heading}>Editions in force</h2>
        <Answered query={advisor} lines={9}>
          {({ editions }) => <Editions editions={editions} />}
        </Answered>
        <p className={styles.small}>
          Each verdict names the edition it was made by. To ask a scholar face to face, see the{' '}
          <PlansLink wanted={{ pathname: '/consultations' }}>plans</PlansLink> with consultations.
        </p>
        <h2 className={styles.heading}>Ask a question</h2>
        <AskAdvisor />
      </div>
    </>
  );
}

function Editions({ editions }: Pick<AdvisorReply, 'editions'>) {
  const unsigned = editions.filter(({ publishedBy }) => publishedBy === null);
  const areAllUnsigned = unsigned.length === editions.length;
  return (
    <>
      {unsigned.length > 0 && <p>{unsignedWords(unsigned, areAllUnsigned)}</p>}
      <EditionsTable editions={editions} isSigned={!areAllUnsigned} />
    </>
  );
}

/** Says once, not in every row, that nobody has signed an edition. */
function unsignedWords(unsigned: AdvisorReply['editions'], areAll: boolean): string {
  const names = unsigned.map(({ standard }) => standardNames[standard]).join(', ');
  const which = areAll ? 'The editions are' : `Still unsigned (${names}):`;
  return `${which} the published norms as we read them. Not yet reviewed by a scholar.`;
}

function EditionsTable({ editions, isSigned }: Pick<AdvisorReply, 'editions'> & { isSigned: boolean }) {
  const signed = {
    title: 'Signed by',
    cell: ({ publishedBy, publishedFor }: AdvisorReply['editions'][number]) =>
      publishedBy === null ? (
        'Unsigned'
      ) : (
        <>
          {publishedBy}
          <small>{publishedFor}</small>
        </>
      ),
  };
  return (
    <DataTable
      caption="Editions of the standards"
      rows={editions}
      keyOf={({ standard }) => standard}
      columns={[
        {
          title: 'Standard',
          cell: ({ standard, title }) => (
            <>
              {standardNames[standard]}
              <small>{title}</small>
            </>
          ),
        },
        {
          title: 'Edition',
          cell: ({ edition, publishedAt }) => (
            <>
              {edition}
              {publishedAt && <small>from {formatDay(indianDay(new Date(publishedAt)))}</small>}
            </>
          ),
        },
        ...(isSigned ? [signed] : []),
      ]}
    />
  );
}
