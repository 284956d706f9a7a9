import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { inRoot, root } from '../../build/paths.mjs';
import { tokensCss } from '../../shared/src/sdk/theme/tokensCss';

// npm run tokens: writes the CSS variables of the token table
const file = 'shared/src/sdk/theme/tokens.css';
writeFileSync(inRoot(file), tokensCss());
execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', file], { cwd: root });
