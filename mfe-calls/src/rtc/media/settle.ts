/**
 * Carries out what was wanted last. However fast wishes follow each other, one is carried out at a time and the last one
 * is what stays: nobody who clicked twice ends up heard against their wish.
 */
export function settle<Wish>(carryOut: (wish: Wish) => Promise<void>): (wish: Wish) => Promise<void> {
  let wanted: { wish: Wish } | null = null;
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      while (wanted) {
        const { wish } = wanted;
        wanted = null;
        await carryOut(wish);
      }
    } finally {
      running = null;
    }
  };
  return (wish) => {
    wanted = { wish };
    running ??= run();
    return running;
  };
}
