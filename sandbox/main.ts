import { enableCompileCache } from 'node:module';

// Before any other import: the compiled code, without types, is kept for the next start.
enableCompileCache();
const { start } = await import('./start.ts');
try {
  await start(process.env, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
