import type { CompanyEvent } from '@tayyib/shared/shariah';

/** The days up to today on which a company became another one. A change of its class changes nothing in its income. */
export const changesBy = (events: readonly CompanyEvent[], today: string): string[] =>
  events.filter(({ kind, day }) => kind !== 'class_change' && day <= today).map(({ day }) => day);
