import { createModule } from './createModule';

// tsx scripts/newModule/newModuleCommand.ts <id>
const [id, ...more] = process.argv.slice(2);
try {
  if (id === undefined || more.length > 0) throw new Error('Usage: npm run new:module -- news');
  const { folder, files, port } = createModule(id);
  console.log(`${folder}/ has ${files.length} files and works:`);
  console.log(`  npm run dev -w ${folder}                  standalone, at http://localhost:${port}`);
  console.log(`  npx jest ${folder}                        its tests`);
  console.log(`  npm run publish:module -- ${folder}       into a running server`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
