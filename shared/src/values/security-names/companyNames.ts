const legalForms = /^(?:LIMITED|LTD|LT|L|LIMI|LIMIT|LIMITE)$/;
const without: ReadonlySet<string> = new Set(['THE', 'AND', 'OF']);
/** At how many letters the exchanges' master files cut names. */
const cutAt = 23;
/** Abbreviations whose letters are not in the order of the word. */
const abbreviations: Readonly<Record<string, string>> = {
  CO: 'COMPANY',
  LAB: 'LABORATORIES',
  LABS: 'LABORATORIES',
};

/** A name as the words that identify a company. */
export interface CompanyName {
  /** Equal for spellings that differ in case, punctuation, the legal form and `&`. */
  key: string;
  words: readonly string[];
  /** Whether a list cut the name off. */
  isCut: boolean;
}

/** Reads a company's name as lists and brokers write it. */
export function companyName(text: string): CompanyName {
  const upper = text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/g, (mark) => (mark === '.' ? ' ' : ''));
  const all = upper.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const initials = joinInitials(all);
  const last = initials.at(-1) ?? '';
  const isLegal = initials.length > 1 && legalForms.test(last);
  const words = (isLegal ? initials.slice(0, -1) : initials).filter((word) => !without.has(word));
  return { key: words.join(''), words, isCut: text.trim().length >= cutAt };
}

/** `S P APPARELS` and `SP APPARELS` are one. A last single letter is a legal form cut off. */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const [at, word] of words.entries()) {
    const isInitial = word.length === 1 && at < words.length - 1;
    if (isInitial && isOpen) joined[joined.length - 1] += word;
    else joined.push(word);
    isOpen = isInitial;
  }
  return joined;
}

/**
 * How well a written name fits a company's: `same`, or `short` where each of its words abbreviates the word in that place, as in `SUN
 * PHARMACEUTICAL IND L` and `ADANI PORT & SEZ LTD`. Null where it does not fit.
 */
export function fitOfName(written: CompanyName, company: CompanyName): 'same' | 'short' | null {
  if (written.key === '' || company.key === '') return null;
  if (written.key === company.key) return 'same';
  return fits(written, company, 0, 0) ? 'short' : null;
}

function fits(written: CompanyName, company: CompanyName, at: number, place: number): boolean {
  const word = written.words[at];
  const full = company.words[place];
  if (word === undefined) return full === undefined || (written.isCut && at > 1);
  if (full === undefined) return false;
  const isLast = at === written.words.length - 1;
  if (isShortFor(word, full, written.isCut && isLast) && fits(written, company, at + 1, place + 1))
    return true;
  // SEZ: the first letters of the words from here on
  const ofLetters = company.words.slice(place, place + word.length);
  return (
    at > 0 &&
    word.length >= 3 &&
    ofLetters.length === word.length &&
    ofLetters.every((each, index) => each[0] === word[index]) &&
    fits(written, company, at + 1, place + word.length)
  );
}

function isShortFor(word: string, full: string, isCut: boolean): boolean {
  if (word === full || abbreviations[word] === full) return true;
  if (full.startsWith(word)) return isCut || word.length >= 3 || (word === 'I' && full === 'INDIA');
  if (word.length < 3 || word[0] !== full[0]) return false;
  // PORT for PORTS is above; INDS, SERVS, ENGG and INTL leave letters out
  let from = 0;
  for (const letter of word) {
    from = full.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return word.length <= full.length / 2 + 1;
}
