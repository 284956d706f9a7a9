import type { ClassLevel } from '@tayyib/shared/contracts';

/** Identifies an industry class in a URL by its level and name: `industry~petroleum-products`. */
export function classId(level: ClassLevel, name: string): string {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${level}~${slug.replace(/^-|-$/g, '')}`;
}
