import { decimal, wholeRupees } from '../reading/values';
import type { XbrlFact } from './parseXbrl';

/** The facts of a filing, each by its name and context. */
export class StatedFacts {
  readonly #byPlace: ReadonlyMap<string, string>;

  constructor(readonly all: readonly XbrlFact[]) {
    this.#byPlace = new Map(all.map((fact) => [`${fact.name} ${fact.context}`, fact.text]));
  }

  /** A text as stated; empty if it is not. */
  text(name: string, context: string): string {
    return this.#byPlace.get(`${name} ${context}`) ?? '';
  }

  /** An amount in whole rupees; null if it is not stated. Refuses a text that is no number. */
  rupees(name: string, context: string): number | null {
    const value = this.text(name, context);
    return value === '' ? null : wholeRupees(decimal(value, name), name);
  }
}
