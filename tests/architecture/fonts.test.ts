import { readFileSync } from 'node:fs';
import { salam } from '@tayyib/shared/brand';
import { inRoot } from '../../build/paths.mjs';
import { fontSubsets } from '../../webpack/fonts/fontSubsets.mjs';
import { sourceFiles } from './sourceFiles';

const delivered = new Set(Object.values(fontSubsets).flatMap(({ characters }) => [...characters]));
const missing = (text: string) => [...new Set(text)].filter((character) => !delivered.has(character));

/** Signs that a font of the system draws, because they are pictures more than letters. */
const PICTURES = /[\s→←↑↓↕▲▼★✓]/u;
/** Names of languages in their own script, and a name in a test of initials. */
const OTHER_SCRIPTS = /[\p{Script=Devanagari}\p{Emoji_Presentation}]/u;

it('delivers the greeting in Arabic and the rupee sign', () => {
  expect(missing(`${salam}₹1,23,456.70 −0.5%`)).toEqual([]);
});

it('delivers every character that our texts contain', () => {
  const texts = sourceFiles(/^(shell|shared|mfe-[^/]+)\/src\/.*(?<!\.test)\.tsx$/);
  const lacking = texts.flatMap(({ path, text }) =>
    missing(text)
      .filter((character) => !PICTURES.test(character) && !OTHER_SCRIPTS.test(character))
      .map((character) => `${path}: ${character}`),
  );
  expect(lacking).toEqual([]);
});

it('reduces every file that the style sheet names', () => {
  const css = readFileSync(inRoot('shared/src/sdk/theme/fonts.css'), 'utf8');
  const named = [...css.matchAll(/url\('[^']*\/([^/']+)'\)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(fontSubsets).sort());
});
