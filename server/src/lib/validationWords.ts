import { z } from 'zod';

/** What a value must be, by the name of its type in a schema. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};
const formats: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id',
  guid: 'an id',
  date: 'a day such as 2026-03-31',
  datetime: 'a time such as 2026-03-31T10:00:00Z',
  time: 'a time such as 10:00:00',
  json_string: 'JSON',
  base64: 'Base64',
  base64url: 'Base64',
};
/** More values than this are not listed. */
const listedValues = 8;

const counted = (count: number | bigint, one: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`}`;

function size(origin: string, bound: number | bigint, isAtLeast: boolean, isInclusive = true): string {
  const limit = isAtLeast ? 'at least' : 'at most';
  if (origin === 'string')
    return isAtLeast && bound === 1
      ? 'must not be empty'
      : `must have ${limit} ${counted(bound, 'character')}`;
  if (origin === 'array' || origin === 'set') return `must have ${limit} ${counted(bound, 'entry')}`;
  if (origin === 'date') return `must be ${isAtLeast ? 'later' : 'earlier'}`;
  const exclusive = isAtLeast ? 'more than' : 'less than';
  return `must be ${isInclusive ? limit : exclusive} ${bound.toLocaleString('en-IN')}`;
}

/** What is wrong, as the rest of a sentence about the field: `must not be empty`. */
function wordsOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
      return size(issue.origin, issue.minimum, true, issue.inclusive);
    case 'too_big':
      return size(issue.origin, issue.maximum, false, issue.inclusive);
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'written in another way'}`;
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'must be a whole number' : `must be a multiple of ${issue.divisor}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is required';
      return issue.values.length > listedValues
        ? 'is none of the possible values'
        : `must be ${issue.values.map(String).join(' or ')}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    default:
      return issue.input === undefined ? 'is required' : 'is not valid';
  }
}

// where a schema words a problem itself, that stands
z.config({ customError: wordsOf });

/** A problem as a sentence. Words of a schema itself are a sentence already; ours are the rest of one about the field. */
export const problemSentence = (message: string, field = ''): string =>
  /^\p{Ll}/u.test(message) ? `${field === '' ? 'The request' : field} ${message}.` : message;
