import { asc } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { securities } from '../../../../database/schema/facts/factsTables';
import { formerSymbols } from './lists/formerSymbols';
import { issuerOf } from '@tayyib/shared/values/security-names';
import { identifier } from './identify';
import { hasRightCheckDigit } from './reading/values';

interface Listed {
  isin: string;
  symbol: string;
  listedOn: string | null;
}

/** What a filing states about its company. */
export interface FiledBy {
  symbol: string;
  isin: string | null;
  /** The day it was filed. */
  filedOn: string | null;
}

/** `isUnknown`: no company is listed under its symbol. */
export type FilingOwner = { isin: string } | { refused: string; isUnknown: boolean };

/**
 * Finds the company a filing is of. A symbol may be that of another company today: one that states an ISIN is of the issuer of that,
 * under whatever symbol; one that states none is of the company that had its symbol when it was filed. An ISIN that
 * agrees with the company of the symbol but for a typo is mistyped; any other, such as a sister company's, refuses the filing.
 */
export async function filingIdentifier(transaction: Queryable): Promise<(by: FiledBy) => FilingOwner> {
  const { isin, symbol, listedOn } = securities;
  const known: Listed[] = await transaction
    .select({ isin, symbol, listedOn })
    .from(securities)
    .orderBy(asc(isin));
  const bySymbol = new Map<string, Listed[]>();
  for (const one of known) bySymbol.set(one.symbol, [...(bySymbol.get(one.symbol) ?? []), one]);
  const issuers = new Set(known.map((one) => issuerOf(one.isin)));
  const identify = await identifier(transaction);
  const had = await formerSymbols(transaction);

  return ({ symbol: code, isin: stated, filedOn }) => {
    const candidates = bySymbol.get(code) ?? [];
    if (stated !== null && isIsinLike(stated)) {
      const own = candidates.find((one) => issuerOf(one.isin) === issuerOf(stated));
      if (own !== undefined) return { isin: own.isin };
      const byIsin = hasRightCheckDigit(stated) ? identify({ isin: stated }) : undefined;
      if (candidates.length === 0 && byIsin !== undefined) return { isin: byIsin };
      const isOfAnother = byIsin !== undefined || issuers.has(issuerOf(stated));
      const isMistyped = candidates.some((one) => isTypoOf(issuerOf(stated), issuerOf(one.isin)));
      if (candidates.length > 0 && (isOfAnother || !isMistyped)) {
        const isIsin = isOfAnother || hasRightCheckDigit(stated);
        const what = isIsin ? 'the ISIN of another company' : 'neither its ISIN nor a typing error of it';
        return { refused: `It names ${code}, and ${stated}, which is ${what}.`, isUnknown: false };
      }
    }
    const preferred = identify({ symbol: code });
    const listedThen = candidates.filter((one) => wasListed(one, filedOn));
    const owner = listedThen.find((one) => one.isin === preferred) ?? listedThen.at(-1);
    if (owner !== undefined) return { isin: owner.isin };
    const renamed = filedOn === null ? undefined : had(code, filedOn);
    if (renamed !== undefined) return { isin: renamed };
    const [later] = candidates;
    return {
      refused:
        later === undefined
          ? `No listed company is known as ${code}.`
          : `It states no ISIN and was filed on ${filedOn}, before ${code} was listed on ${later.listedOn}: another company may have had that symbol.`,
      isUnknown: later === undefined,
    };
  };
}

/** Anything else in its place, such as `NA`, is ignored. */
const isIsinLike = (text: string) => /^IN[A-Z0-9]{10}$/i.test(text);

const wasListed = ({ listedOn }: Listed, filedOn: string | null) =>
  listedOn === null || filedOn === null || listedOn <= filedOn;

/**
 * Whether one code is another with one sign wrong, or with two neighbouring signs changed about: `INE903I01` for
 * `INE093I01`.
 */
function isTypoOf(code: string, other: string): boolean {
  if (code.length !== other.length || code === other) return code === other;
  const wrong = [...code].flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  const [first = 0, second] = wrong;
  if (wrong.length === 1) return true;
  const isChangedAbout = code[first] === other[first + 1] && code[first + 1] === other[first];
  return wrong.length === 2 && second === first + 1 && isChangedAbout;
}
