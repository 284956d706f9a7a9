import { useViewer } from '@tayyib/shared/sdk/modules';
import { Navigate, useLocation } from '@tayyib/shared/sdk/router';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Alert, Button, PageHeading } from '@tayyib/shared/sdk/ui';
import { useCheckRoomInviteQuery } from '../api/callsApi';
import { RoomSubjectNote } from '../components/group/RoomSubjectNote';
import { CameraCheck } from '../components/media/CameraCheck';
import { MicrophoneCheck } from '../components/media/MicrophoneCheck';
import { JoinForm } from '../components/presence/JoinForm';
import { inviteCodeIn } from '../domain/inviteAddress';
import { leaveCalls } from '../state/presence';
import { selectPresence } from '../state/presenceSlice';
import styles from './VideoLoginPage.module.css';

const lead =
  'Choose the name others see. You stay online on every page until you leave, sign out or close the tab.';

/** Goes online for calls. */
export default function VideoLoginPage() {
  const dispatch = useAppDispatch();
  const { user } = useViewer();
  const state: unknown = useLocation().state;
  const { phase, isHidden } = useAppSelector(selectPresence);
  const code = inviteCodeIn(queryOf(returnToOf(state)));
  const { data: invited, error: inviteError } = useCheckRoomInviteQuery(code ?? skipToken);
  if (!isHidden && (phase === 'online' || phase === 'reconnecting')) {
    const returnTo = returnToOf(state);
    return returnTo === null ? (
      <Navigate to="/video_chart" replace state={state} />
    ) : (
      <Navigate to={returnTo} replace />
    );
  }
  // going online would end it
  const isInConsultation = isHidden && phase !== 'out';
  return (
    <div className={styles.page}>
      <PageHeading title="Join calls" lead={lead} />
      {isInConsultation && (
        <Alert
          type="info"
          showIcon
          title="You are in a consultation, where only the other participant sees you. Leave it before you go online for everyone."
          action={<Button onClick={() => dispatch(leaveCalls())}>Leave the consultation</Button>}
        />
      )}
      {code !== null && !isInConsultation && (
        <Alert
          className={styles.notice}
          role="status"
          type={inviteError ? 'warning' : 'info'}
          showIcon
          title={
            inviteError
              ? toMessage(inviteError)
              : 'You have an invite link to a group call. Choose the name that its host sees.'
          }
          description={invited && !inviteError && <RoomSubjectNote {...invited} />}
        />
      )}
      {user && !isInConsultation && (
        <div className={styles.parts}>
          <JoinForm firstName={user.first_name} />
          <div className={styles.checks}>
            <CameraCheck />
            <MicrophoneCheck />
          </div>
        </div>
      )}
    </div>
  );
}

/** The page of calls that requires the user to be online first; null without one. */
function returnToOf(state: unknown): string | null {
  const path: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : null;
  return typeof path === 'string' ? path : null;
}

const queryOf = (path: string | null): string => path?.split('?')[1] ?? '';
