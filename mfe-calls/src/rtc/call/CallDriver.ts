import type { CallMedia, CallPeer, IceCandidate } from '@tayyib/shared/contracts';
import type { Description, LinkListener, PeerLink } from '../link/PeerLink';
import type { CallEffect, CallInput, CallTimer } from './callInputs';
import { stepCall } from './callMachine';
import { callOf, newMachine, type Call, type CallMachine } from './callState';
import type { CallSignalling } from './CallSignalling';

/** What a call needs of the world; a test gives it another. */
export interface CallWorld {
  signalling: CallSignalling;
  /** Opens the peer connection of a call. */
  openLink(call: Call, offers: boolean, listener: LinkListener): PeerLink;
  resetMedia(): void;
  /** Everything that is shown. */
  onChange(machine: CallMachine): void;
  onRemoteStream(stream: MediaStream | null): void;
  onChat(heard: { isOpen: boolean } | { text: string }): void;
}

/** Runs the machine of one-to-one calls: hears what happens, and does what it asks for. */
export class CallDriver {
  private machine = newMachine;
  private link: PeerLink | null = null;
  private seq = 0;
  private readonly timers = new Map<CallTimer, ReturnType<typeof setTimeout>>();

  constructor(private readonly world: CallWorld) {}

  get state(): CallMachine['state'] {
    return this.machine.state;
  }

  get peerLink(): PeerLink | null {
    return this.link;
  }

  dial(peer: CallPeer, media: CallMedia): void {
    this.take({ type: 'dialled', callId: crypto.randomUUID(), peer, media });
  }

  /** Hears one input, and carries out what follows from it. */
  readonly take = (input: CallInput): void => {
    const { machine, effects } = stepCall(this.machine, input);
    const isChanged = machine !== this.machine;
    this.machine = machine;
    for (const effect of effects) this.carryOut(effect);
    if (isChanged) this.world.onChange(machine);
  };

  /** A description of the other side; an offer may be the first of a rebuilt connection. */
  readonly describe = (link: { callId: string; generation: number }, description: Description): void => {
    if (description.type === 'offer')
      this.take({ type: 'offerHeard', callId: link.callId, generation: link.generation });
    if (this.isPresent(link)) void this.link?.take(description);
  };

  readonly addCandidate = (link: { callId: string; generation: number }, candidate: IceCandidate): void => {
    if (this.isPresent(link)) void this.link?.takeCandidate(candidate);
  };

  /** Ends everything without a word: the page is going away, or somebody else signed in. */
  dispose(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.closeLink();
  }

  private isPresent({ callId, generation }: { callId: string; generation: number }): boolean {
    const call = callOf(this.machine.state);
    return call?.callId === callId && call.generation === generation;
  }

  private carryOut(effect: CallEffect): void {
    switch (effect.type) {
      case 'say':
        this.world.signalling.say(effect, this.take);
        return;
      case 'openLink':
        this.openLink(effect);
        return;
      case 'closeLink':
        this.closeLink();
        return;
      case 'restartIce':
        this.link?.restartIce();
        return;
      case 'resetMedia':
        this.world.resetMedia();
        return;
      case 'start':
        this.start(effect);
        return;
      case 'stop':
        clearTimeout(this.timers.get(effect.timer));
        this.timers.delete(effect.timer);
    }
  }

  private start({ timer, callId, ms }: Extract<CallEffect, { type: 'start' }>): void {
    clearTimeout(this.timers.get(timer));
    const run = () => {
      this.timers.delete(timer);
      this.take({ type: 'timeout', timer, callId });
    };
    this.timers.set(timer, setTimeout(run, ms));
  }

  private openLink({ callId, generation, offers }: Extract<CallEffect, { type: 'openLink' }>): void {
    this.closeLink();
    const call = callOf(this.machine.state);
    if (!call) return;
    if (generation === 0) this.seq = 0;
    const of = { callId, generation };
    const next = () => ({ ...of, seq: (this.seq += 1) });
    const { signalling } = this.world;
    const socketId = call.peer.socketId;
    this.link = this.world.openLink(call, offers, {
      describe: (description) => signalling.describe(next(), socketId, description),
      candidate: (candidate) => signalling.candidate(next(), socketId, candidate),
      up: () => this.take({ type: 'linkUp', ...of }),
      down: () => this.take({ type: 'linkDown', ...of }),
      stuck: () => this.take({ type: 'linkStuck', ...of }),
      remoteStream: (stream) => this.world.onRemoteStream(stream),
      chatOpened: (isOpen) => this.world.onChat({ isOpen }),
      chatHeard: (text) => this.world.onChat({ text }),
    });
  }

  private closeLink(): void {
    if (!this.link) return;
    this.link.close();
    this.link = null;
    this.world.onRemoteStream(null);
    this.world.onChat({ isOpen: false });
  }
}
