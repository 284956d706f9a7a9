import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w server -- --name what-changed` compares the tables with the last migration and writes the next. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/**/*Tables.ts',
  out: './src/database/migrations',
});
