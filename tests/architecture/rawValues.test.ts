import { rawValuesIn, rawValuesInCode } from './rawValues';
import { sourceFiles } from './sourceFiles';

/** The table itself, and the style sheet written from it. */
const TABLE =
  /^shared\/src\/(sdk\/theme\/(tokens\.css|fonts\.css|tokens\.ts|scale\.ts)|values\/palette\.ts)$/;
/** A drawing with colours of its own, and a code that scanners read in black on white only. */
const DRAWINGS = /^shell\/src\/(layout\/Logo|controls\/QrCode)\.tsx$/;
const isChecked = ({ path }: { path: string }) => !TABLE.test(path) && !DRAWINGS.test(path);

it('style sheets draw colours, sizes, radii, shadows and spacing from the token table', () => {
  expect(
    sourceFiles(/\.css$/)
      .filter(isChecked)
      .flatMap(rawValuesIn),
  ).toEqual([]);
});

it('components have no colours and sizes of their own', () => {
  const components = sourceFiles(
    /^(shell|shared|mfe-[^/]+|module-template)\/(src|dev)\/.*(?<!\.test)\.tsx?$/,
  );
  expect(components.filter(isChecked).flatMap(rawValuesInCode)).toEqual([]);
});

it.each([
  ['color', 'color: #3d014b'],
  ['color', 'background: linear-gradient(120deg, rgb(0 0 0 / 20%), var(--color-link))'],
  ['color', 'border: 1px solid white'],
  ['size', 'font-size: 15px'],
  ['size', 'font-size: clamp(1rem, 4vw, var(--text-display))'],
  ['radius', 'border-radius: 8px'],
  ['radius', 'border-top-left-radius: 50%'],
  ['shadow', 'box-shadow: 0 4px 16px var(--color-text)'],
  ['spacing', 'padding: var(--space-2) 10px'],
  ['spacing', 'margin: 0 calc(-1 * 6px)'],
  ['font', 'font-family: Georgia, serif'],
])('reports a raw %s: %s', (kind, declaration) => {
  const found = rawValuesIn({ path: 'a.css', text: `.a {\n  ${declaration};\n}` });
  expect(found).toEqual([`a.css:2 ${kind}: ${declaration}`]);
});

it.each([
  'color: color-mix(in srgb, var(--color-link) 20%, transparent)',
  'font-size: clamp(var(--text-heading), 4vw, var(--text-display))',
  'border-radius: 0 var(--radius) var(--radius) 0',
  'box-shadow: inset 0 -2px 0 var(--color-link)',
  'padding: 0 calc(2 * var(--space-2))',
  'width: 240px',
])('leaves the declaration %s alone', (declaration) => {
  expect(rawValuesIn({ path: 'a.css', text: `.a { ${declaration} }` })).toEqual([]);
});

it.each([
  ["const line = '#6b1480';"],
  ['<p style={{ fontSize: 15 }}>'],
  ["<p style={{ marginTop: '6px' }}>"],
])('reports %s in a component', (text) => {
  expect(rawValuesInCode({ path: 'a.tsx', text })).toHaveLength(1);
});
