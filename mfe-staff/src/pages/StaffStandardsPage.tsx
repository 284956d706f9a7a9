import { standardIds } from '@tayyib/shared/shariah';
import { Link, useSearchParams } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { ClassQuestions } from '../components/classes/ClassQuestions';
import { QuestionsToAnswer } from '../components/questions/QuestionsToAnswer';
import { DiffView } from '../components/standards/DiffView';
import { EditionList } from '../components/standards/EditionList';
import { OpenEdition } from '../components/standards/OpenEdition';
import { StockDecisions } from '../components/standards/StockDecisions';
import { standardsAddress } from '../components/standards/standardsAddress';
import styles from '../components/common/staff.module.css';

const tabs = [
  { id: 'editions', title: 'Editions' },
  { id: 'stocks', title: 'Stocks held or decided' },
  { id: 'classes', title: 'Wide classes' },
  { id: 'questions', title: 'Questions' },
] as const;

/** For advisors: writing and publishing editions of the standards, overriding verdicts, and answering classes and questions. */
export default function StaffStandardsPage() {
  const [search] = useSearchParams();
  const standard = standardIds.find((id) => id === search.get('standard'));
  const edition = search.get('edition');
  if (standard !== undefined && edition !== null) {
    const name = { standard, edition };
    return search.get('view') === 'diff' ? <DiffView name={name} /> : <OpenEdition name={name} />;
  }
  const tab = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Standards"
        lead="Companies are judged by the edition in force. A draft changes nothing until it is published."
      />
      <nav className={styles.tabs} aria-label="Parts of this page">
        {tabs.map(({ id, title }) => (
          <Link key={id} to={standardsAddress(id)} aria-current={id === tab.id ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {tab.id === 'editions' && <EditionList />}
      {tab.id === 'stocks' && <StockDecisions stock={search.get('stock') ?? ''} />}
      {tab.id === 'classes' && <ClassQuestions />}
      {tab.id === 'questions' && <QuestionsToAnswer />}
    </div>
  );
}
