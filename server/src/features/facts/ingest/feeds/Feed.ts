import type { Queryable } from '../../../../database/client';
import type { SourceFile } from './SourceFile';

/** A row that was not stored, and why. `isOutOfScope`: the row is valid but not of a kind this feed stores. */
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

/** Some rows of a file in its order, and what was refused among them. */
export interface Batch<Row> {
  rows: Numbered<Row>[];
  refused: Refusal[];
}

/** A file as read, before anything is stored. */
interface ReadFile<Row> extends Batch<Row> {
  /** What the rows are a list of; a much shorter list of the same is treated as truncated. */
  population: string;
}

export interface StoreOutcome {
  stored: number;
  unchanged: number;
  refused: Refusal[];
  /** ISINs of companies whose verdict may have changed. */
  touched: string[];
}

/** What every kind of official file has. */
interface FeedDescription {
  /** Stable: stored with every run, typed on the command line. */
  name: string;
  /** Its content, for the list of feeds. */
  title: string;
  /** Where the publisher offers the file of a day (`YYYY-MM-DD`); `.zip` addresses are unpacked. Null if it is not published openly. */
  officialAddress: ((day: string) => string) | null;
  /** A list that is read every few minutes or company by company: a run that stored and refused nothing is not recorded. */
  isPolled?: true;
}

/** A kind of file whose rows are few enough, or depend on each other enough, to be read before any is stored. */
export interface WholeFeed<Row> extends FeedDescription {
  /** A larger file is refused before it is read; 32 MB where not given. */
  largestBytes?: number;
  /** Throws `DamagedFile` when the file as a whole cannot be trusted. Reads nothing but the file. */
  read(file: SourceFile): Promise<ReadFile<Row>>;
  /** Writes rows that differ from what is stored. Runs inside the one transaction of the file. */
  store(transaction: Queryable, rows: Numbered<Row>[], file: SourceFile): Promise<StoreOutcome>;
}

/** A kind of file that may be of any length: rows are stored as they are read, and rolled back if its end is bad. */
export interface StreamedFeed<Row> extends FeedDescription {
  /** Throws `DamagedFile`, also after the last row, when the file as a whole cannot be trusted. */
  stream(file: SourceFile): AsyncIterable<Batch<Row>>;
  /** Opens the store for one file, inside its one transaction. */
  openSink(transaction: Queryable, file: SourceFile): Promise<Sink<Row>>;
}

export interface Sink<Row> {
  /** Writes rows that differ from what is stored. Throws `DamagedFile` when they do not belong together. */
  put(rows: Numbered<Row>[]): Promise<StoreOutcome>;
  /** What the rows were a list of; called after the last row. */
  population(): string;
}

/** One kind of official file: how to read it and where its rows go. */
export type Feed<Row> = WholeFeed<Row> | StreamedFeed<Row>;
