import type { ClassLevel } from '@tayyib/shared/contracts';
import { classId } from '@tayyib/shared/screens';
import { forEachYielding } from '../../../../lib/CooperativePace';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import type { Company, CompanyChange } from './Company';
import { StockClass } from './StockClass';

/** Levels of the exchange's classification, narrowest first. */
export const narrowestFirst: readonly ClassLevel[] = ['subgroup', 'group', 'industry', 'sector'];

/** The companies of every class of the exchange. Immutable. */
export class ClassIndex {
  readonly #classes: ReadonlyMap<ClassLevel, ReadonlyMap<string, StockClass>>;

  private constructor(classes: ReadonlyMap<ClassLevel, ReadonlyMap<string, StockClass>>) {
    this.#classes = classes;
  }

  /** Yields to the event loop while building. */
  static async of(companies: readonly Company[], pace: CooperativePace): Promise<ClassIndex> {
    return ClassIndex.#byLevel((level) => collect(companies, level, pace));
  }

  static async #byLevel(
    classesOf: (level: ClassLevel) => Promise<ReadonlyMap<string, StockClass>>,
  ): Promise<ClassIndex> {
    const classes = new Map<ClassLevel, ReadonlyMap<string, StockClass>>();
    for (const level of narrowestFirst) classes.set(level, await classesOf(level));
    return new ClassIndex(classes);
  }

  /** Every class of a level by its id. */
  level(level: ClassLevel): ReadonlyMap<string, StockClass> {
    return this.#classes.get(level) ?? new Map<string, StockClass>();
  }

  /** The class of that name; undefined where it has no companies. */
  named(level: ClassLevel, name: string): StockClass | undefined {
    return this.level(level).get(classId(level, name));
  }

  /**
   * The index after some companies changed: only the classes they left, joined or stayed in are rebuilt.
   * Yields to the event loop.
   */
  patched(changes: readonly CompanyChange[], pace: CooperativePace): Promise<ClassIndex> {
    return ClassIndex.#byLevel((level) => patchLevel(this.level(level), level, changes, pace));
  }
}

async function collect(
  companies: readonly Company[],
  level: ClassLevel,
  pace: CooperativePace,
): Promise<Map<string, StockClass>> {
  const ids = new Map<string, string>();
  const members = new Map<string, { name: string; companies: Company[] }>();
  const sort = (company: Company) => {
    const name = company.row[level];
    if (name === null) return;
    const id = ids.get(name) ?? classId(level, name);
    ids.set(name, id);
    const known = members.get(id);
    if (known === undefined) members.set(id, { name, companies: [company] });
    else known.companies.push(company);
  };
  await forEachYielding(companies, sort, pace);
  const classes = new Map<string, StockClass>();
  for (const [id, its] of members) {
    classes.set(id, new StockClass(id, level, its.name, its.companies));
    if (pace.isDue) await pace.yieldToEventLoop();
  }
  return classes;
}

async function patchLevel(
  known: ReadonlyMap<string, StockClass>,
  level: ClassLevel,
  changes: readonly CompanyChange[],
  pace: CooperativePace,
): Promise<ReadonlyMap<string, StockClass>> {
  const touched = new Map<string, { name: string; leave: Set<Company>; enter: Company[] }>();
  const touchedClass = ({ row }: Company) => {
    const name = row[level];
    if (name === null) return undefined;
    const id = classId(level, name);
    const its = touched.get(id) ?? { name, leave: new Set<Company>(), enter: [] };
    touched.set(id, its);
    return its;
  };
  const collectChange = ({ before, after }: CompanyChange) => {
    touchedClass(before)?.leave.add(before);
    touchedClass(after)?.enter.push(after);
  };
  await forEachYielding(changes, collectChange, pace);
  const patched = new Map(known);
  for (const [id, { name, leave, enter }] of touched) {
    const stayed = (known.get(id)?.companies ?? []).filter((company) => !leave.has(company));
    const companies = [...stayed, ...enter];
    if (companies.length === 0) patched.delete(id);
    else patched.set(id, new StockClass(id, level, known.get(id)?.name ?? name, companies));
    if (pace.isDue) await pace.yieldToEventLoop();
  }
  return patched;
}
