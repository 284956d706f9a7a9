import type { FilingFormat } from '@tayyib/shared/shariah';
import { DamagedFile } from '../reading/DamagedFile';

/** The taxonomy a filing is written in. */
export interface XbrlForm {
  /** An integrated filing (in-capmkt, since the quarter to March 2025); false for the form before it (in-bse-fin). */
  isIntegrated: boolean;
  /** What its namespaces say of the kind of company; only those of integrated filings do. */
  family: FilingFormat | null;
}

const families: Readonly<Record<string, FilingFormat>> = {
  IndAS: 'ind_as',
  NBFC: 'nbfc',
  Banking: 'bank',
  OtherThanBank: 'non_ind_as',
  LI: 'life_insurer',
  GI: 'general_insurer',
};

/** The root element, which declares every namespace of a filing, comes within this many characters. */
const headLength = 100_000;

/**
 * Reads the form from the namespaces of the root element: `…/IntegratedFinance_NBFC/2026-01-31/in-capmkt/in-capmkt-ent`. Throws
 * `DamagedFile` for an integrated filing of an unknown kind, such as one on governance.
 */
export function readForm(text: string): XbrlForm {
  const head = text.slice(0, headLength).replace(/<!--.*?-->/gs, '');
  const [root = ''] = /<(?:[\w.-]+:)?xbrl\b[^>]*>/.exec(head) ?? [];
  const namespaces = [...root.matchAll(/\sxmlns(?::[\w.-]+)?\s*=\s*["']([^"']*)["']/g)].map(
    ([, uri = '']) => uri,
  );
  if (!namespaces.some((uri) => /\/in-capmkt(?:$|\/)/.test(uri)))
    return { isIntegrated: false, family: null };
  const kinds = new Set(namespaces.flatMap((uri) => /\/IntegratedFinance_(\w+)\//.exec(uri)?.[1] ?? []));
  const [kind = 'none', ...more] = kinds;
  const family = families[kind];
  if (family === undefined || more.length > 0) {
    const stated = [...kinds].join(' and ') || 'no kind of company';
    throw new DamagedFile(1, `It is an integrated filing of results whose namespaces name ${stated}.`);
  }
  return { isIntegrated: true, family };
}
