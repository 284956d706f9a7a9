import { useState } from 'react';
import type { QueuedPost } from '@tayyib/shared/contracts';
import { sanctionDays } from '@tayyib/shared/limits';
import { ArticleBlocks } from '@tayyib/shared/parts/article';
import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { formatMoment } from '@tayyib/shared/values/format';
import {
  useKeepStaffCommunityPostMutation,
  useSanctionCommunityMemberMutation,
  useTakeDownStaffCommunityPostMutation,
} from '../../api/communityDeskApi';
import { reportLabels, sanctionLabel } from '../../domain/communityLabels';
import { ChoiceField, ProseField } from '../common/inputs';
import { MutationForm } from '../common/MutationForm';
import { ActionFailure } from '../common/QueryState';
import styles from '../common/staff.module.css';

/** A post that waits: what it says, why it waits, and what can be done. */
export function QueuedPostCard({ queued: { post, title, reports, sanctions } }: { queued: QueuedPost }) {
  const [keep, keeping] = useKeepStaffCommunityPostMutation();
  const [isActing, setIsActing] = useState(false);
  const { author } = post;
  const thread = post.thread ?? post.id;
  const address = `/community?post=${thread}${post.thread === null ? '' : `&reply=${post.id}`}`;
  return (
    <article className={styles.card} aria-labelledby={`queued-${post.id}`}>
      <h3 id={`queued-${post.id}`} className={styles.title}>
        <Link to={address}>{title}</Link>
      </h3>
      <p className={styles.hint}>
        {post.thread === null ? 'Thread' : 'Reply'} by {author.name}, {formatMoment(post.createdAt)}
      </p>
      <ArticleBlocks isCompact blocks={post.blocks} />
      <ul aria-label="Why it waits">
        {reports.map(({ reason, note, reporter, at }) => (
          <li key={`${reason} ${at} ${reporter}`}>
            <strong>{reportLabels[reason]}</strong>
            {note !== null && `: ${note}`}
            {reporter !== null && ` (${reporter})`}
          </li>
        ))}
      </ul>
      {sanctions.length > 0 && (
        <ul aria-label={`Measures against ${author.name}`}>
          {sanctions.map((sanction) => (
            <li key={sanction.id}>{sanctionLabel(sanction)}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button loading={keeping.isLoading} onClick={() => void keep(post.id)}>
          Keep it
        </Button>
        <Button aria-expanded={isActing} onClick={() => setIsActing(!isActing)}>
          Take down or sanction
        </Button>
      </div>
      <ActionFailure error={keeping.error} />
      {isActing && (
        <>
          <TakeDownForm id={post.id} />
          <SanctionForm memberId={author.id} name={author.name} />
        </>
      )}
    </article>
  );
}

function TakeDownForm({ id }: { id: string }) {
  const [why, setWhy] = useState('');
  const [takeDown, mutation] = useTakeDownStaffCommunityPostMutation();
  return (
    <MutationForm
      legend="Take it down"
      mutation={mutation}
      onSubmit={() => void takeDown({ id, why })}
      submitLabel="Take down"
      failure="It was not taken down."
      success="It was deleted for everyone."
    >
      <ProseField
        path="why"
        label="Reason"
        hint="It is stored with your name."
        value={why}
        onChange={setWhy}
      />
    </MutationForm>
  );
}

const warning = 'warning';
const lengths: Readonly<Record<string, string>> = {
  [warning]: 'A warning',
  ...Object.fromEntries(
    sanctionDays.map((days) => [
      String(days),
      days === 1 ? 'No writing for a day' : `No writing for ${days} days`,
    ]),
  ),
};

function SanctionForm({ memberId, name }: { memberId: string; name: string }) {
  const [why, setWhy] = useState('');
  const [length, setLength] = useState(warning);
  const [sanction, mutation] = useSanctionCommunityMemberMutation();
  const days = sanctionDays.find((each) => String(each) === length) ?? null;
  return (
    <MutationForm
      legend={`Sanction ${name}`}
      mutation={mutation}
      onSubmit={() => void sanction({ id: memberId, why, days })}
      submitLabel="Sanction"
      failure="Nothing was changed."
      success="It is in force, and the member was alerted."
    >
      <ChoiceField path="days" label="Measure" value={length} onChange={setLength} options={lengths} />
      <ProseField
        path="why"
        label="Reason"
        hint="The member reads it, and may appeal once."
        value={why}
        onChange={setWhy}
      />
    </MutationForm>
  );
}
