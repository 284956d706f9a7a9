import { newMachine, type CallMachine } from '../../mfe-calls/src/rtc/call/callState';
import type { Call } from '../../mfe-calls/src/rtc/call/callState';
import type { CallEffect, CallInput, CallTimer } from '../../mfe-calls/src/rtc/call/callInputs';
import type { HeldCall } from '../../server/src/database/schema/HeldCall';
import type { Step } from '../../mfe-calls/src/rtc/call/Step';
import type { ServerRules } from './serverRules';

/** What a browser says to the server: the effects of its machine, and the descriptions of its peer connection. */
export type Said =
  | Extract<CallEffect, { type: 'say' }>
  | {
      type: 'describe';
      kind: 'offer' | 'answer';
      callId: string;
      generation: number;
      seq: number;
      to: string;
    };

/** What the server says to a browser: an input of its machine, or a description of the other side. */
export type Heard =
  | CallInput
  | { type: 'described'; kind: 'offer' | 'answer'; callId: string; generation: number };

/** The peer connection of one browser, as far as calls can tell. */
interface Link {
  callId: string;
  generation: number;
  offers: boolean;
  /** Its own description was made and the other's was taken. */
  isReady: boolean;
  isUp: boolean;
}

/** One tab. Its user and its device are named alike for all: `A1` is user `A`'s first. */
export interface Browser {
  machine: CallMachine;
  link: Link | null;
  timers: readonly CallTimer[];
  isConnected: boolean;
  /** The call that a page which was loaded anew asks to go back into. */
  kept: Call | null;
  seq: number;
  /** On their way to the server, and back. */
  toServer: readonly Said[];
  toBrowser: readonly Heard[];
}

/** A page with its camera on and no call. */
export const atRest: Browser = {
  machine: { ...newMachine, state: { phase: 'available', ended: null } },
  link: null,
  timers: [],
  isConnected: true,
  kept: null,
  seq: 0,
  toServer: [],
  toBrowser: [],
};

/** How often something may still happen, so that the number of worlds is finite. */
export interface Budget {
  dials: Readonly<Record<string, number>>;
  hangUps: number;
  disconnects: number;
  duplicates: number;
  reorders: number;
  timeouts: number;
  linkLosses: number;
  reloads: number;
}

export interface World {
  browsers: Readonly<Record<string, Browser>>;
  calls: Readonly<Record<string, HeldCall>>;
  /** Pages that were left, of which the server has not noticed it yet. */
  left: readonly string[];
  budget: Budget;
}

/** The code under test; an experiment puts a broken part in its place. */
export interface Rules {
  step: (machine: CallMachine, input: CallInput) => Step;
  server: ServerRules;
}

export const userOf = (device: string) => device.slice(0, 1);

/** The world with one browser changed. */
export function withBrowser(world: World, device: string, change: Partial<Browser>): World {
  const browser = world.browsers[device];
  if (!browser) throw new Error(`There is no ${device}.`);
  return { ...world, browsers: { ...world.browsers, [device]: { ...browser, ...change } } };
}

export function browserOf(world: World, device: string): Browser {
  const browser = world.browsers[device];
  if (!browser) throw new Error(`There is no ${device}.`);
  return browser;
}

/** The world with some of a budget spent. */
export function spend(world: World, name: Exclude<keyof Budget, 'dials'>): World {
  return { ...world, budget: { ...world.budget, [name]: world.budget[name] - 1 } };
}
