/** Work that is done again and again, by one server at a time. */
export interface Job {
  /** Unique among all jobs. */
  name: string;
  everyMinutes: number;
  run(): Promise<void>;
}
