import type { AppDispatch } from '@tayyib/shared/sdk/store';
import { shownPageOf } from '../domain/shownPage';
import { callSlice } from './callSlice';
import { sendStatus } from './oneToOne';

const { pagesShown, pageOpened, pagesAnswered } = callSlice.actions;

/** Begins or stops to show the other side of the call the pages that are opened here. */
export const showPages = (isShowing: boolean) => (dispatch: AppDispatch) => {
  dispatch(pagesShown(isShowing));
  dispatch(sendStatus());
};

/** The user is at this address, which is shown to the other side if it may be. Its content never is: they open it as themselves. */
export const openShownPage = (address: string) => (dispatch: AppDispatch) => {
  dispatch(pageOpened(shownPageOf(address)));
  dispatch(sendStatus());
};

/** Follows the pages that the other side shows, or looks alone. */
export const answerPages = (answer: 'follow' | 'alone') => (dispatch: AppDispatch) => {
  dispatch(pagesAnswered(answer));
  dispatch(sendStatus());
};
