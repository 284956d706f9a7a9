import { useState } from 'react';
import type { QueuedAppeal } from '@tayyib/shared/contracts';
import { useAnswerCommunityAppealMutation } from '../../api/communityDeskApi';
import { sanctionLabel } from '../../domain/communityLabels';
import { CheckField, ProseField } from '../common/inputs';
import { MutationForm } from '../common/MutationForm';
import styles from '../common/staff.module.css';

/** An appeal that waits, with the form for its answer. */
export function AppealCard({ appeal: { sanction, member } }: { appeal: QueuedAppeal }) {
  const [answer, setAnswer] = useState('');
  const [isLifted, setIsLifted] = useState(false);
  const [send, mutation] = useAnswerCommunityAppealMutation();
  return (
    <article className={styles.card} aria-label={`Appeal of ${member.name}`}>
      <h3 className={styles.title}>{member.name}</h3>
      <p className={styles.hint}>{sanctionLabel(sanction)}</p>
      <p>{sanction.appeal}</p>
      <MutationForm
        legend="Answer"
        mutation={mutation}
        onSubmit={() => void send({ id: sanction.id, answer, isLifted })}
        submitLabel="Send the answer"
        failure="It was not answered."
        success="The member was alerted."
      >
        <CheckField label="End the measure" value={isLifted} onChange={setIsLifted} />
        <ProseField
          path="answer"
          label="Answer"
          hint="The member reads it."
          value={answer}
          onChange={setAnswer}
        />
      </MutationForm>
    </article>
  );
}
