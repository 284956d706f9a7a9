import { z } from 'zod';
import type { Forwarded } from './Publication';
import type { JanusConnection, PluginReply } from './janus/JanusConnection';
import { nextFeeds } from './nextFeeds';

/** Which media line of the description carries which member. */
export interface ForwardedLine {
  mid: string;
  participant: string;
  /** Whether it is the camera beside a shared screen. */
  isPresenter: boolean;
}

/** Sends an offer of Janus to its browser. */
export type OfferTo = (who: Forwarded, offer: { sdp: string; lines: ForwardedLine[] }) => void;

interface SubscriptionContext {
  janus: JanusConnection;
  room: string;
  offerTo: OfferTo;
  /** The line over which a member sends the camera beside a shared screen; null where they send none. */
  presenterMidOf: (participant: string) => string | null;
}

const Line = z.object({
  mid: z.string(),
  feed_id: z.string().optional(),
  feed_mid: z.string().optional(),
  active: z.boolean().optional(),
});

/**
 * What one member receives: one peer connection for all the others. There is one offer at a time; changes
 * before its answer go into the next one.
 */
export class Subscription {
  handle: number | null = null;
  private wanted: ReadonlyMap<string, number> = new Map();
  private feeds: ReadonlyMap<string, number> = new Map();
  private isBusy = false;
  private isClosed = false;

  constructor(
    readonly who: Forwarded,
    private readonly context: SubscriptionContext,
  ) {}

  /** The members to receive from now on, each with the serial of their stream. */
  setFeeds(feeds: ReadonlyMap<string, number>): void {
    this.wanted = feeds;
    void this.follow();
  }

  async answer(sdp: string): Promise<void> {
    if (this.handle === null) return;
    try {
      await this.context.janus.request(this.handle, { request: 'start' }, { type: 'answer', sdp });
    } finally {
      this.isBusy = false;
    }
    void this.follow();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.handle !== null) await this.context.janus.detach(this.handle);
  }

  private async follow(): Promise<void> {
    const { feeds, subscribe, unsubscribe } = nextFeeds(this.feeds, this.wanted);
    if (this.isBusy || this.isClosed || subscribe.length + unsubscribe.length === 0) return;
    this.isBusy = true;
    try {
      const reply = await this.ask(subscribe, unsubscribe);
      this.feeds = feeds;
      // there is nothing to answer without an offer
      if (reply?.sdp && !this.isClosed) return this.offer(reply.sdp, reply.data['streams']);
    } catch {
      // a wanted stream may be gone by now; it is requested again on the next change
      this.isBusy = false;
      return;
    }
    this.isBusy = false;
    void this.follow();
  }

  private async ask(subscribe: string[], unsubscribe: string[]): Promise<PluginReply | null> {
    const { janus, room } = this.context;
    const streams = subscribe.map((feed) => ({ feed }));
    if (this.handle !== null) {
      const dropped = unsubscribe.map((feed) => ({ feed }));
      return janus.request(this.handle, {
        request: 'update',
        ...(streams.length > 0 && { subscribe: streams }),
        ...(dropped.length > 0 && { unsubscribe: dropped }),
      });
    }
    if (streams.length === 0) return null;
    const handle = await janus.attach();
    if (this.isClosed) {
      await janus.detach(handle);
      return null;
    }
    this.handle = handle;
    // changes are requested here, so that there is one offer at a time
    const body = { request: 'join', ptype: 'subscriber', room, autoupdate: false, streams };
    return janus.request(handle, body).catch(async (error: unknown) => {
      this.handle = null;
      await janus.detach(handle);
      throw error;
    });
  }

  private offer(sdp: string, streams: unknown): void {
    const { data = [] } = z.array(Line).safeParse(streams);
    const lines = data.flatMap(({ mid, feed_id: participant, feed_mid: sentOver, active }) => {
      if (participant === undefined || active === false) return [];
      const isPresenter = sentOver !== undefined && sentOver === this.context.presenterMidOf(participant);
      return [{ mid, participant, isPresenter }];
    });
    this.context.offerTo(this.who, { sdp, lines });
  }
}
