import type { CallReaction } from '../domain/reactions';

/** How long a reaction is shown, in milliseconds. */
const reactionMs = 4000;
/** A reaction of the same person that follows sooner is dropped, so that nobody makes a picture flicker. */
export const reactionLeastMs = 800;

/** Shows the reactions of people for a few seconds: one of each person, and no more often than can be seen. */
export class ShownReactions<Person extends string> {
  private readonly shown = new Map<Person, { at: number; timer: ReturnType<typeof setTimeout> }>();

  constructor(private readonly onChange: (of: Person, reaction: CallReaction | null) => void) {}

  show(of: Person, reaction: CallReaction): void {
    const before = this.shown.get(of);
    const at = Date.now();
    if (before && at - before.at < reactionLeastMs) return;
    clearTimeout(before?.timer);
    this.shown.set(of, { at, timer: setTimeout(() => this.end(of), reactionMs) });
    this.onChange(of, reaction);
  }

  /** Shows none any more. */
  clear(): void {
    for (const of of this.shown.keys()) this.end(of);
  }

  private end(of: Person): void {
    clearTimeout(this.shown.get(of)?.timer);
    this.shown.delete(of);
    this.onChange(of, null);
  }
}
