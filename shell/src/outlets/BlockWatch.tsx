import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Measures how long one turn of its children keeps the page from answering: rendering them, or running their effects. React renders
 * siblings in order and runs their effects in order, so a mark before and one after them have all of it between.
 */
export function BlockWatch({
  onTurn,
  children,
}: {
  /** Called after each turn, with its length in milliseconds. */
  onTurn: (ms: number) => void;
  children: ReactNode;
}) {
  const [clock] = useState(() => new TurnClock());
  return (
    <>
      <Begin clock={clock} />
      {children}
      <End clock={clock} onTurn={onTurn} />
    </>
  );
}

/** The longest turn since it was last read. */
class TurnClock {
  private begunAt: number | null = null;
  private longest = 0;

  begin() {
    this.begunAt = performance.now();
  }

  end() {
    if (this.begunAt !== null) this.longest = Math.max(this.longest, performance.now() - this.begunAt);
    this.begunAt = null;
  }

  read(): number {
    const { longest } = this;
    this.longest = 0;
    return longest;
  }
}

function Begin({ clock }: { clock: TurnClock }) {
  clock.begin();
  useLayoutEffect(() => clock.begin());
  useEffect(() => clock.begin());
  return null;
}

function End({ clock, onTurn }: { clock: TurnClock; onTurn: (ms: number) => void }) {
  clock.end();
  useLayoutEffect(() => clock.end());
  useEffect(() => {
    clock.end();
    const ms = clock.read();
    // React may have waited in between for a page that nobody sees
    if (!document.hidden) onTurn(ms);
  });
  return null;
}
