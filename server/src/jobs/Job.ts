/** Work that is done again and again, by one server at a time. */
export interface Job {
  /** Unique among all jobs. */
  name: string;
  everyMinutes: number;
  /** @param ending aborts when the server stops: long work gives up then, and is due again as if it had not begun */
  run(ending: AbortSignal): Promise<void>;
}
