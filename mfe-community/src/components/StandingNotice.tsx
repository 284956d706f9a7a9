import { appealMaxLength } from '@tayyib/shared/limits';
import type { CommunityStandingReply, Sanction } from '@tayyib/shared/contracts';
import { WriteForm } from '@tayyib/shared/parts/page';
import { formatMoment } from '@tayyib/shared/values/format';
import { Alert } from '@tayyib/shared/sdk/ui';
import { useAppealCommunitySanctionMutation } from '../api/communityApi';

/** What staff have done against the viewer, with the reason, the end, and the form to appeal; nothing where there is nothing. */
export function StandingNotice({ standing }: { standing: CommunityStandingReply }) {
  const [latest] = standing.sanctions;
  if (!latest || latest.liftedAt !== null) return null;
  const isOver = latest.until !== null && standing.silencedUntil === null;
  if (isOver && latest.answer === null) return null;
  return (
    <Alert
      type={standing.silencedUntil === null ? 'info' : 'warning'}
      title={
        standing.silencedUntil === null
          ? 'A warning from the community’s staff'
          : `You may read, but not write, until ${formatMoment(standing.silencedUntil)}`
      }
      description={<Measure sanction={latest} />}
    />
  );
}

function Measure({ sanction: { id, reason, appeal, answer } }: { sanction: Sanction }) {
  const [send, { error, isLoading }] = useAppealCommunitySanctionMutation();
  return (
    <>
      <p>Reason: {reason}</p>
      {appeal === null && (
        <WriteForm
          label="If you think that this is wrong, say why. Staff will look at it again."
          button="Appeal"
          maxLength={appealMaxLength}
          error={error}
          isSending={isLoading}
          onSend={async (text) => (await send({ id, text })).error === undefined}
        />
      )}
      {appeal !== null && <p>Your appeal: {appeal}</p>}
      {appeal !== null && <p>{answer === null ? 'Staff have not answered yet.' : `Answer: ${answer}`}</p>}
    </>
  );
}
