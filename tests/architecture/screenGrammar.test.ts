import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';

const grammar = join(__dirname, '../../shared/src/screens/language/grammar');

it('has an up-to-date parser of the screen language (`npm run grammar -w shared`)', () => {
  const read = (name: string) => readFileSync(join(grammar, name), 'utf8');
  const generated = peggy.generate(read('screen.peggy'), {
    output: 'source',
    format: 'es',
    allowedStartRules: ['Query', 'FormulaOnly'],
  });
  expect(read('screenGrammar.mjs').trim()).toBe(generated.trim());
});
