import { z } from 'zod';
import type { Forwarded } from './Forwarded';
import type { JanusConnection, PluginReply } from './janus/JanusConnection';
import { nextFeeds } from './nextFeeds';

/** Which line of the description carries whom. */
export interface ForwardedLine {
  mid: string;
  participant: string;
}

/** Brings an offer of Janus to the browser it is for. */
export type OfferTo = (who: Forwarded, offer: { sdp: string; lines: ForwardedLine[] }) => void;

interface Surroundings {
  janus: JanusConnection;
  room: string;
  offerTo: OfferTo;
}

const Line = z.object({ mid: z.string(), feed_id: z.string().optional(), active: z.boolean().optional() });

/**
 * What one person receives: one peer connection for all the others. There is one offer at a time; what changes before its answer
 * is there makes the next.
 */
export class Subscription {
  handle: number | null = null;
  private wanted: ReadonlyMap<string, number> = new Map();
  private feeds: ReadonlyMap<string, number> = new Map();
  private isBusy = false;
  private isClosed = false;

  constructor(
    readonly who: Forwarded,
    private readonly surroundings: Surroundings,
  ) {}

  /** Whom to receive from now on, each with the number of what they send. */
  want(feeds: ReadonlyMap<string, number>): void {
    this.wanted = feeds;
    void this.follow();
  }

  async answer(sdp: string): Promise<void> {
    if (this.handle === null) return;
    try {
      await this.surroundings.janus.request(this.handle, { request: 'start' }, { type: 'answer', sdp });
    } finally {
      this.isBusy = false;
    }
    void this.follow();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.handle !== null) await this.surroundings.janus.detach(this.handle);
  }

  private async follow(): Promise<void> {
    const { feeds, subscribe, unsubscribe } = nextFeeds(this.feeds, this.wanted);
    if (this.isBusy || this.isClosed || subscribe.length + unsubscribe.length === 0) return;
    this.isBusy = true;
    try {
      const reply = await this.ask(subscribe, unsubscribe);
      this.feeds = feeds;
      // without an offer there is nothing to answer
      if (reply?.sdp && !this.isClosed) return this.offer(reply.sdp, reply.data['streams']);
    } catch {
      // whoever was to be received may be gone by now; what is wanted is asked for again when it changes
      this.isBusy = false;
      return;
    }
    this.isBusy = false;
    void this.follow();
  }

  private async ask(subscribe: string[], unsubscribe: string[]): Promise<PluginReply | null> {
    const { janus, room } = this.surroundings;
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
    // changes are asked for here, so that there is one offer at a time
    const body = { request: 'join', ptype: 'subscriber', room, autoupdate: false, streams };
    return janus.request(handle, body).catch(async (error: unknown) => {
      this.handle = null;
      await janus.detach(handle);
      throw error;
    });
  }

  private offer(sdp: string, streams: unknown): void {
    const { data = [] } = z.array(Line).safeParse(streams);
    const lines = data.flatMap(({ mid, feed_id: participant, active }) =>
      participant !== undefined && active !== false ? [{ mid, participant }] : [],
    );
    this.surroundings.offerTo(this.who, { sdp, lines });
  }
}
