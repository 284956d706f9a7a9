import type { CommandReport, FindCommand } from '@tayyib/shared/sdk/modules';

/** A command that watches stocks, as some module may provide it; `ran` has the ISINs of its calls. */
export function fakeWatchCommand(): { find: FindCommand; ran: string[] } {
  const ran: string[] = [];
  const watch = async ({ isin }: { isin: string }): Promise<CommandReport> => {
    ran.push(isin);
    return {
      text: `Saved ${isin}`,
      isDone: true,
      next: { label: 'Undo', run: async () => ({ text: 'Not saved any more', isDone: true }) },
    };
  };
  return { find: () => watch, ran };
}
