import type {
  CallEffect,
  CallInput,
  CallTimer,
  Call,
  CallMachine,
} from '../../mfe-calls/src/rtc/call/callTypes';
import { newMachine, type Step } from '../../mfe-calls/src/rtc/call/callTransitions';
import type { StoredCall } from '../../server/src/database/schema/community/StoredCall';
import type { ServerRules } from './serverRules';

/** A message from a browser: an effect of its machine, or a description of its peer connection. */
export type ClientMessage =
  | Extract<CallEffect, { type: 'send' }>
  /** The page goes offline for calls. */
  | { type: 'leave' }
  | {
      type: 'describe';
      kind: 'offer' | 'answer';
      callId: string;
      generation: number;
      seq: number;
      to: string;
    };

/** A message from the server: an input of the browser's machine, or a description of the other side. */
export type ServerMessage =
  | CallInput
  | { type: 'described'; kind: 'offer' | 'answer'; callId: string; generation: number };

/** The peer connection of one browser, as far as the model needs it. */
interface Link {
  callId: string;
  generation: number;
  offers: boolean;
  /** The local and the remote description are set. */
  isReady: boolean;
  isUp: boolean;
}

/** One tab. `A1` is the first device of user `A`. */
export interface Browser {
  machine: CallMachine;
  link: Link | null;
  timers: readonly CallTimer[];
  isConnected: boolean;
  /** The user left calls or signed out: the page handles nothing more. */
  hasLeft: boolean;
  /** Camera and microphone are open. */
  hasMedia: boolean;
  /**
   * The call that a reloaded page is about to rejoin, and whether it asked before the server knew that the old page
   * is gone.
   */
  saved: { call: Call; isTooSoon: boolean } | null;
  seq: number;
  /** Messages in transit to the server, and back. */
  toServer: readonly ClientMessage[];
  toBrowser: readonly ServerMessage[];
}

/** A page with its camera on and no call. */
export const idleBrowser: Browser = {
  machine: { ...newMachine, state: { phase: 'available', ended: null } },
  link: null,
  timers: [],
  isConnected: true,
  hasLeft: false,
  hasMedia: false,
  saved: null,
  seq: 0,
  toServer: [],
  toBrowser: [],
};

/** How often each event may still happen, so that the number of states is finite. */
export interface Budget {
  dials: Readonly<Record<string, number>>;
  hangUps: number;
  disconnects: number;
  duplicates: number;
  reorders: number;
  timeouts: number;
  linkLosses: number;
  reloads: number;
  /** A user leaves calls, or signs out in the page. */
  leaves: number;
  /** A session ends at the server, which closes its connection. */
  sessionEnds: number;
  /** How often a caller may ring the same user without an answer. */
  rings: number;
}

/** One state of the model: all browsers, the server's calls and the remaining budget. */
export interface ModelState {
  browsers: Readonly<Record<string, Browser>>;
  calls: Readonly<Record<string, StoredCall>>;
  /** Pages that were closed, which the server has not noticed yet. */
  closedPages: readonly string[];
  /** Tabs of which the server knows that they left calls, or whose session has ended. */
  departed: readonly string[];
  /** Two users want the same call: one accepted it, or each called the other. */
  isAgreed: boolean;
  /** The call may end without a connection: a user ended it, or a message or its time was lost. */
  isDisturbed: boolean;
  /** What happened on the way here that must never happen; null for most states. */
  fault: string | null;
  budget: Budget;
}

/** The code under test; some tests replace a part with a broken one. */
export interface Rules {
  step: (machine: CallMachine, input: CallInput) => Step;
  server: ServerRules;
}

export const userOf = (device: string) => device.slice(0, 1);

/** The state with one browser changed. */
export function withBrowser(state: ModelState, device: string, change: Partial<Browser>): ModelState {
  const browser = state.browsers[device];
  if (!browser) throw new Error(`There is no ${device}.`);
  return { ...state, browsers: { ...state.browsers, [device]: { ...browser, ...change } } };
}

export function browserOf(state: ModelState, device: string): Browser {
  const browser = state.browsers[device];
  if (!browser) throw new Error(`There is no ${device}.`);
  return browser;
}

/** The state with one unit of a budget spent. */
export function spend(state: ModelState, name: Exclude<keyof Budget, 'dials'>): ModelState {
  return { ...state, budget: { ...state.budget, [name]: state.budget[name] - 1 } };
}

/** Whether media flows between two browsers: what happens to their connections to the server must not end their call. */
export function isFlowing({ browsers }: ModelState): boolean {
  const up = Object.values(browsers).flatMap(({ link }) => (link?.isUp ? [link.callId] : []));
  return up.some((callId, index) => up.indexOf(callId) !== index);
}

/** Whether the server misses a side of a call, or is about to ask the other side about it. */
export function isSideAway({ browsers, calls, closedPages }: ModelState): boolean {
  const isLost = Object.values(calls).some(
    ({ phase, caller, callee }) => phase !== 'ended' && (caller.lostAt !== null || callee.lostAt !== null),
  );
  const isQuestioned = Object.values(browsers).some(
    ({ isConnected, toBrowser }) => !isConnected || toBrowser.some(({ type }) => type === 'peerAway'),
  );
  return isLost || isQuestioned || closedPages.length > 0;
}

/** The state after an event that may end a call. */
export const disturbed = (state: ModelState): ModelState => ({ ...state, isDisturbed: true });

/** An event that may happen next, and the state after it. */
export interface Transition {
  name: string;
  next: ModelState;
}
