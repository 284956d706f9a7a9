import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';

const grammar = join(__dirname, '../../shared/src/screens/language/grammar');

it('the parser of the screen language is up to date (`npm run grammar -w shared`)', () => {
  const read = (name: string) => readFileSync(join(grammar, name), 'utf8');
  const generated = peggy.generate(read('screen.peggy'), {
    output: 'source',
    format: 'es',
    allowedStartRules: ['Query', 'FormulaOnly'],
  });
  expect(read('screenGrammar.mjs').trim()).toBe(generated.trim());
});
