import type { ReactNode } from 'react';
import { useLocation } from '@tayyib/shared/sdk/router';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Button } from '@tayyib/shared/sdk/ui';
import { shownPageOf } from '../../domain/shownPage';
import { selectOutgoing } from '../../state/callSlice';
import { answerPages, showPages } from '../../state/coBrowsing';
import { useShownPageName } from './useShownPageName';
import styles from './CoBrowsingBar.module.css';

interface CoBrowsingBarProps {
  /** Who is on the other side of the call. */
  name: string;
  /** Whether the page beneath can be seen, and so offered to the other side. */
  isPageSeen: boolean;
}

/** What of the product the two sides of a call look at together: who shows, who follows, and the choice. */
export function CoBrowsingBar({ name, isPageSeen }: CoBrowsingBarProps) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const { isShowingPages, shownPage, pageAnswer, peer } = useAppSelector(selectOutgoing);
  const theirs = peer?.shownPage ?? null;
  const pageName = useShownPageName(isShowingPages ? shownPage : theirs);
  if (isShowingPages)
    return (
      <Bar text={textOfShowing(name, shownPage === null ? null : pageName, peer?.isFollowing ?? false)}>
        <Button onClick={() => dispatch(showPages(false))}>Stop showing</Button>
      </Bar>
    );
  if (pageAnswer === 'follow')
    return (
      <Bar text={theirs === null ? `You follow ${name}.` : `You follow ${name}: ${pageName}.`}>
        <Button onClick={() => dispatch(answerPages('alone'))}>Stop following</Button>
      </Bar>
    );
  if (theirs !== null)
    return (
      <Bar text={`${name} shows you ${pageName}.`}>
        <Button type="primary" onClick={() => dispatch(answerPages('follow'))}>
          Follow
        </Button>
        {pageAnswer === null && <Button onClick={() => dispatch(answerPages('alone'))}>Look alone</Button>}
      </Bar>
    );
  if (!isPageSeen || peer === null || shownPageOf(pathname + search) === null) return null;
  return (
    <Bar text="">
      <Button onClick={() => dispatch(showPages(true))}>Show {name} this page</Button>
    </Bar>
  );
}

function textOfShowing(name: string, page: string | null, isFollowed: boolean): string {
  const follows = isFollowed ? `${name} follows.` : `${name} does not follow.`;
  return page === null
    ? `This page is not shown to ${name}. Open a stock, a list or an article. ${follows}`
    : `You show ${name} ${page}. ${follows}`;
}

function Bar({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <p>{text}</p>
      {children}
    </div>
  );
}
