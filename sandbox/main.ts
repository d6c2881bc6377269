import { enableCompileCache } from 'node:module';

// Before any other import: the compiled code, without types, is kept for the next start.
enableCompileCache();
const { start } = await import('./start.ts');
try {
  await start(process.env, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  // 2 for a wrong flag, as every command of scripts/ does.
  process.exit(String(Object(error).code).startsWith('ERR_PARSE_ARGS') ? 2 : 1);
}
