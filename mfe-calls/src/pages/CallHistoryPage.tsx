import { Link, useNavigate } from '@tayyib/shared/sdk/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CallMedia, CallRecord } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Button, Empty, PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetCallsInfiniteQuery, useMarkCallsSeenMutation } from '../api/callsApi';
import { AwaitedCallees } from '../components/history/AwaitedCallees';
import { BlockedCallers } from '../components/history/BlockedCallers';
import { CallRow } from '../components/history/CallRow';
import { canCall, selectCall } from '../state/callSlice';
import { selectPresence } from '../state/presenceSlice';
import { placeCall } from '../state/oneToOne';
import styles from './CallHistoryPage.module.css';

/** Past calls with their messages; missed ones are marked. */
export default function CallHistoryPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data, error, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useGetCallsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [markSeen] = useMarkCallsSeenMutation();
  const { phase, activeUsers } = useAppSelector(selectPresence);
  const call = useAppSelector(selectCall);
  const calls = data?.pages.flatMap((page) => page.calls) ?? [];
  const missed = data?.pages[0]?.missed ?? 0;
  // marked as seen when the page is left, so that the marks stay visible until then
  const leave = useEffectEvent(() => {
    if (missed > 0) void markSeen();
  });
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // strict mode mounts it again at once
      queueMicrotask(() => {
        if (!isOpen.current) leave();
      });
    };
  }, []);
  // who can be called back depends on who is online
  const online = activeUsers.length;
  useEffect(() => {
    if (online > 0) void refetch();
  }, [online, refetch]);

  const callBack = ({ peer, username }: CallRecord, media: CallMedia) => {
    if (peer === null) return;
    void dispatch(placeCall({ socketId: peer, username }, media));
    void navigate('/video_chart');
  };
  return (
    <div className={styles.page}>
      <PageHeading
        title="Past calls"
        lead={
          missed > 0
            ? `${missed} missed ${missed === 1 ? 'call' : 'calls'} since you were last here.`
            : 'Your one-to-one calls and their messages. Only the two of you can read them.'
        }
        actions={
          phase === 'out' && (
            <Button onClick={() => void navigate('/video_login')}>Go online to call back</Button>
          )
        }
      />
      {isLoading && (
        <div role="status" aria-label="Loading past calls">
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      )}
      {error && <Failure error={error} retry={refetch} />}
      {data && calls.length === 0 && (
        <Empty drawing="people" description="No calls yet. Your calls will be listed here.">
          <Link to="/video_chart">See who is online</Link>
        </Empty>
      )}
      {calls.length > 0 && (
        <ul className={styles.calls} aria-label="Past calls">
          {calls.map((record) => (
            <CallRow
              key={record.id}
              record={record}
              canCall={(peer) => phase === 'online' && canCall(call, peer)}
              onCall={callBack}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier calls
        </Button>
      )}
      <AwaitedCallees />
      <BlockedCallers />
    </div>
  );
}
