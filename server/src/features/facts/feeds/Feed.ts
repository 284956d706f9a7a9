import type { Queryable } from '../Queryable';
import type { SourceFile } from './SourceFile';

/** A row that was not stored, and why. `isOutOfScope`: the row is sound but not of the kind this feed keeps. */
export interface Refusal {
  line: number;
  reason: string;
  isOutOfScope?: true;
}

/** A row and the line of the file it came from. */
export interface Numbered<Row> {
  line: number;
  row: Row;
}

/** A file as read, before anything is stored. */
export interface ReadFile<Row> {
  rows: Numbered<Row>[];
  refused: Refusal[];
  /** What the rows are a list of; a much shorter list of the same is taken for a cut file. */
  population: string;
}

export interface StoreOutcome {
  stored: number;
  unchanged: number;
  refused: Refusal[];
  /** ISINs of companies whose verdict may have changed. */
  touched: string[];
}

/** One kind of official file: how to read it and where its rows go. */
export interface Feed<Row> {
  /** Stable: stored with every run, typed on the command line. */
  name: string;
  /** What it brings, for the list of feeds. */
  title: string;
  /** Where the publisher offers the file of a day (`YYYY-MM-DD`); `.zip` addresses hold it packed. Null: nowhere openly. */
  officialAddress: ((day: string) => string) | null;
  /** Throws `DamagedFile` when the file as a whole cannot be trusted. Reads nothing but the file. */
  read(file: SourceFile): Promise<ReadFile<Row>>;
  /** Writes rows that differ from what is stored. Runs inside the one transaction of the file. */
  store(transaction: Queryable, rows: Numbered<Row>[], file: SourceFile): Promise<StoreOutcome>;
}
