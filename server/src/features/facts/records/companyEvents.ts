import { and, inArray } from 'drizzle-orm';
import type { FactSource } from '@tayyib/shared/contracts';
import type { CompanyEvent } from '@tayyib/shared/shariah';
import type { Queryable } from '../../../database/client';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { classChanges } from '../../../database/schema/facts/factsTables';

/** The kinds of corporate actions after which a company is another one. */
export const companyChangingKinds = ['demerger', 'merger', 'scheme'] as const;

type ChangingKind = (typeof companyChangingKinds)[number];
const isChanging = (kind: string): kind is ChangingKind =>
  companyChangingKinds.some((changing) => changing === kind);

/** What changed some companies themselves, in an order that depends on content alone. */
export async function companyEvents(
  db: Queryable,
  isins: readonly string[],
): Promise<Map<string, CompanyEvent[]>> {
  const wanted = [...isins];
  const actions = await db
    .select()
    .from(corporateActions)
    .where(
      and(inArray(corporateActions.isin, wanted), inArray(corporateActions.kind, [...companyChangingKinds])),
    );
  const classes = await db.select().from(classChanges).where(inArray(classChanges.isin, wanted));

  const events = new Map<string, CompanyEvent[]>();
  const add = (isin: string, event: CompanyEvent) => events.set(isin, [...(events.get(isin) ?? []), event]);
  for (const { isin, kind, exDate, subject, publisher, document, asOf, publishedOn } of actions) {
    if (!isChanging(kind)) continue;
    add(isin, { kind, day: exDate, subject, source: { publisher, document, asOf, publishedOn } });
  }
  for (const { isin, day, former, current, document } of classes) {
    const subject = `${former} to ${current}`;
    add(isin, { kind: 'class_change', day, subject, source: classSource(document, day) });
  }
  for (const list of events.values()) {
    list.sort(
      (a, b) =>
        a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind) || a.subject.localeCompare(b.subject),
    );
  }
  return events;
}

/** Whether a document is a table of classes collected from both exchanges, not BSE's list of scrips. */
export const isIndustryTable = (document: string): boolean => document.startsWith('industry_');

/** The source of a class that a document states on a day. */
export function classSource(document: string, asOf: string): FactSource {
  const publisher = isIndustryTable(document) ? 'Industry classes of NSE and BSE' : 'BSE list of scrips';
  return { publisher, document, asOf, publishedOn: null };
}
