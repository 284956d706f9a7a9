import { sourceFiles, type SourceFile } from './sourceFiles';

/** Code of the product; tests build days of their own. */
const PRODUCT = /^(server|shared|shell|mfe-[^/]+)\/src\/.*(?<!\.test|\.testing|[fF]ixtures?)\.tsx?$/;
const CALENDAR = 'shared/src/values/calendar/';

/** A day cut out of an instant in UTC: until 05:30 it is yesterday's in India. */
const rawDays = ({ path, text }: SourceFile) =>
  /\.toISOString\(\)\s*\.(slice|substring|substr|split)\(/.test(text) ? [path] : [];

/** Today's date in UTC, in tests as well: a test that compares it with the product's fails every day from 18:30 to 24:00 UTC. */
const utcToday = ({ path, text }: SourceFile) =>
  /new Date\(\)\s*\.toISOString\(\)\s*\.(slice|substring|substr|split)\(/.test(text) ? [path] : [];

/** A calendar day in India worked out by hand. */
const ownCalendars = ({ path, text }: SourceFile) =>
  /'en-CA'|\b5\.5 \* 3|\b5\.5 \* 60|\b330 \* 60/.test(text) ? [path] : [];

const product = () => sourceFiles(PRODUCT).filter(({ path }) => !path.startsWith(CALENDAR));

describe('calendar days', () => {
  it('come from @tayyib/shared/values/calendar alone', () => {
    expect(product().flatMap((file) => [...rawDays(file), ...ownCalendars(file)])).toEqual([]);
  });

  it('are never those of UTC today, in tests either', () => {
    const files = sourceFiles(/\.tsx?$/).filter(({ path }) => path !== 'tests/architecture/calendar.test.ts');
    expect(files.flatMap(utcToday)).toEqual([]);
    expect(
      utcToday({ path: 'a.test.ts', text: 'const day = new Date().toISOString().slice(0, 10);' }),
    ).toEqual(['a.test.ts']);
  });

  it.each([
    'const today = new Date().toISOString().slice(0, 10);',
    "const [day] = now.toISOString().split('T');",
    'const end = date\n  .toISOString()\n  .slice(0, 10);',
  ])('are caught when cut out of an instant: %s', (text) => {
    expect(rawDays({ path: 'a.ts', text })).toEqual(['a.ts']);
  });

  it.each([
    "new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })",
    'const offsetMs = 5.5 * 3600 * 1000;',
    'const offsetMs = 5.5 * 60 * 60_000;',
  ])('are caught when worked out by hand: %s', (text) => {
    expect(ownCalendars({ path: 'a.ts', text })).toEqual(['a.ts']);
  });
});
