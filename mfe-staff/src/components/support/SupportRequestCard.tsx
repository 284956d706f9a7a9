import type { StaffSupportRequest } from '@tayyib/shared/contracts';
import { supportTopicTitles } from '@tayyib/shared/help-center';
import { plans } from '@tayyib/shared/plans';
import { CopyButton } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { formatMoment } from '@tayyib/shared/values/format';
import { useCloseStaffSupportMutation } from '../../api/supportDeskApi';
import { ActionFailure } from '../common/QueryState';
import styles from '../common/staff.module.css';
import { AnswerForm } from './AnswerForm';
import own from './support.module.css';

/** A request with what was written in it, and the form to answer it unless it is closed. */
export function SupportRequestCard({ request }: { request: StaffSupportRequest }) {
  const { id, topic, state, user, code, since, messages } = request;
  const [close, closing] = useCloseStaffSupportMutation();
  return (
    <article className={styles.card} aria-labelledby={`support-${id}`}>
      <h3 id={`support-${id}`} className={styles.title}>
        {supportTopicTitles[topic]}: {user.name}
      </h3>
      <p className={styles.hint}>
        {plans[user.plan].title}, {user.email}, {state} since {formatMoment(since)}
      </p>
      {code !== null && (
        <p className={own.code}>
          Support code <code>{code}</code> <CopyButton text={code} of="the support code" />
          <Link to="/staff/modules">Look it up under Modules</Link>
        </p>
      )}
      <ol className={own.messages} aria-label="Messages">
        {messages.map(({ id: message, isFromStaff, at, text }) => (
          <li key={message} data-from={isFromStaff ? 'staff' : 'user'}>
            <p className={styles.hint}>
              {isFromStaff ? 'Staff' : user.name}, {formatMoment(at)}
            </p>
            <p className={own.text}>{text}</p>
          </li>
        ))}
      </ol>
      {state !== 'closed' && (
        <>
          <AnswerForm id={id} />
          <div className={styles.actions}>
            <Button loading={closing.isLoading} onClick={() => void close(id)}>
              Close without an answer
            </Button>
          </div>
          <ActionFailure error={closing.error} />
        </>
      )}
    </article>
  );
}
