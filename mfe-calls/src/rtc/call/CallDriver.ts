import type { CallMedia, CallPeer, IceCandidate } from '@tayyib/shared/contracts';
import type { CallReaction } from '../../domain/reactions';
import type { Description, LinkListener, PeerLink } from '../link/PeerLink';
import type { PeerStatus } from '../link/PeerStatus';
import type { CallEffect, CallInput, CallTimer, Call, CallMachine } from './callTypes';
import { callOf, newMachine } from './callTransitions';
import { stepCall } from './callMachine';
import type { CallSignalling } from './CallSignalling';

/** What the driver depends on; tests pass fakes. */
export interface CallDriverDeps {
  signalling: CallSignalling;
  /** Opens the peer connection of a call. */
  openLink(call: Call, offers: boolean, listener: LinkListener): PeerLink;
  resetMedia(): void;
  onChange(machine: CallMachine): void;
  onRemoteStream(stream: MediaStream | null): void;
  onChat(change: { isOpen: boolean } | { text: string }): void;
  /** What the other side has on; null while it is unknown. */
  onPeerStatus(status: PeerStatus | null): void;
  onPeerReaction(reaction: CallReaction): void;
}

/** Runs the state machine of one-to-one calls: feeds it inputs and carries out its effects. */
export class CallDriver {
  private machine = newMachine;
  private link: PeerLink | null = null;
  private seq = 0;
  private readonly timers = new Map<CallTimer, ReturnType<typeof setTimeout>>();
  private isDisposed = false;

  constructor(private readonly deps: CallDriverDeps) {}

  get state(): CallMachine['state'] {
    return this.machine.state;
  }

  get peerLink(): PeerLink | null {
    return this.link;
  }

  dial(peer: CallPeer, media: CallMedia): void {
    this.handle({ type: 'dialled', callId: crypto.randomUUID(), peer, media });
  }

  /** Handles one input and carries out the resulting effects. */
  readonly handle = (input: CallInput): void => {
    if (this.isDisposed) return;
    const { machine, effects } = stepCall(this.machine, input);
    const isChanged = machine !== this.machine;
    this.machine = machine;
    for (const effect of effects) this.carryOut(effect);
    if (isChanged) this.deps.onChange(machine);
  };

  /** A description from the other side; an offer may be the first of a rebuilt connection. */
  readonly handleDescription = (
    link: { callId: string; generation: number },
    description: Description,
  ): void => {
    if (description.type === 'offer')
      this.handle({ type: 'offerReceived', callId: link.callId, generation: link.generation });
    if (this.isCurrent(link)) void this.link?.handleDescription(description);
  };

  readonly handleCandidate = (
    link: { callId: string; generation: number },
    candidate: IceCandidate,
  ): void => {
    if (this.isCurrent(link)) void this.link?.handleCandidate(candidate);
  };

  /** Ends the call, notifies the server, and handles nothing from then on. */
  dispose(): void {
    this.handle({ type: 'left' });
    this.isDisposed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.closeLink();
  }

  private isCurrent({ callId, generation }: { callId: string; generation: number }): boolean {
    const call = callOf(this.machine.state);
    return call?.callId === callId && call.generation === generation;
  }

  private carryOut(effect: CallEffect): void {
    switch (effect.type) {
      case 'send':
        this.deps.signalling.send(effect, this.handle);
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
        this.deps.resetMedia();
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
      this.handle({ type: 'timeout', timer, callId });
    };
    this.timers.set(timer, setTimeout(run, ms));
  }

  private openLink({ callId, generation, offers }: Extract<CallEffect, { type: 'openLink' }>): void {
    this.closeLink();
    const call = callOf(this.machine.state);
    if (!call) return;
    if (generation === 0) this.seq = 0;
    const id = { callId, generation };
    const nextId = () => ({ ...id, seq: (this.seq += 1) });
    const { signalling } = this.deps;
    const socketId = call.peer.socketId;
    this.link = this.deps.openLink(call, offers, {
      description: (description) => signalling.sendDescription(nextId(), socketId, description),
      candidate: (candidate) => signalling.sendCandidate(nextId(), socketId, candidate),
      up: () => this.handle({ type: 'linkUp', ...id }),
      down: () => this.handle({ type: 'linkDown', ...id }),
      stuck: () => this.handle({ type: 'linkStuck', ...id }),
      remoteStream: (stream) => this.deps.onRemoteStream(stream),
      chatOpened: (isOpen) => this.deps.onChat({ isOpen }),
      chatReceived: (text) => this.deps.onChat({ text }),
      statusReceived: (status) => this.deps.onPeerStatus(status),
      reactionReceived: (reaction) => this.deps.onPeerReaction(reaction),
    });
  }

  private closeLink(): void {
    if (!this.link) return;
    this.link.close();
    this.link = null;
    this.deps.onRemoteStream(null);
    this.deps.onChat({ isOpen: false });
    this.deps.onPeerStatus(null);
  }
}
