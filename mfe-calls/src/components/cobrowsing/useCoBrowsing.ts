import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { callSlice, selectOutgoing } from '../../state/callSlice';
import { answerPages, openShownPage } from '../../state/coBrowsing';

/** An address changes with each letter of a search: the other side is shown where it comes to rest. */
const restMs = 300;
/** However fast the other side turns pages, one is opened this often; the newest wins. */
const betweenPagesMs = 1000;

/** Shows the pages that are opened here to the other side of the call, and opens those that the user follows. */
export function useCoBrowsing(): void {
  const { isShowingPages, pageAnswer, peer } = useAppSelector(selectOutgoing);
  useShowing(isShowingPages);
  useFollowing(pageAnswer === 'follow' ? (peer?.shownPage ?? null) : null, pageAnswer === 'follow');
}

function useShowing(isShowing: boolean): void {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const wasShowing = useRef(false);
  useEffect(() => {
    const isFirst = isShowing && !wasShowing.current;
    wasShowing.current = isShowing;
    if (!isShowing) return;
    const show = () => dispatch(openShownPage(pathname + search));
    if (isFirst) return show();
    const timer = setTimeout(show, restMs);
    return () => clearTimeout(timer);
  }, [dispatch, isShowing, pathname, search]);
}

/** @param page the page to be on, whose address was checked as it arrived; null where there is none now */
function useFollowing(page: string | null, isFollowing: boolean): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  /** The paths that were opened and may still arrive, the current one first. */
  const expected = useRef<string[]>([]);
  const open = useEffectEvent((to: string) => {
    openedAt.current = performance.now();
    // the page is beneath the call
    dispatch(callSlice.actions.callOpened(false));
    const before = expected.current.length === 0 ? [pathname] : expected.current;
    expected.current = [...before, pathOf(to)].slice(-20);
    if (to !== pathname + search) void navigate(to);
  });
  useEffect(() => {
    if (page === null) return;
    const waitMs = Math.max(0, openedAt.current + betweenPagesMs - performance.now());
    const timer = setTimeout(() => open(page), waitMs);
    return () => clearTimeout(timer);
  }, [page]);
  useEffect(() => {
    if (!isFollowing) expected.current = [];
  }, [isFollowing]);
  // who goes elsewhere by themselves looks alone from there
  const arrive = useEffectEvent((path: string) => {
    if (!isFollowing || expected.current.length === 0) return;
    const at = expected.current.indexOf(path);
    if (at === -1) dispatch(answerPages('alone'));
    else expected.current = expected.current.slice(at);
  });
  useEffect(() => arrive(pathname), [pathname]);
}

const pathOf = (address: string) => new URL(address, 'https://tayyib.invalid').pathname;
