import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { assertKnown, runCommand, UsageError } from './command.ts';
import { schemaNames, schemaPath } from './schema-names.ts';

function run(name: string, command: string): boolean {
  console.log(`\n> ${name}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

const help = 'npm run check:step -- /gender   the checks of the schemas, the tests of one step, and a picture of it';

const routeOf = (file: string) => `/${path.parse(file).name}`;

await runCommand({ help, flags: {}, maxWords: 1 }, (_flags, [step]) => {
  if (step === undefined) throw new UsageError('Which step? npm run check:step -- /gender');
  const route = routeOf(step);
  const routes = schemaNames('schemas').map(routeOf);
  assertKnown('step', route, routes, 'schemas/index.ts');

  run('changes since main', 'node scripts/diff-schemas.ts main');
  const checks = {
    issues: 'node scripts/check-schemas.ts',
    lint: `biome lint ${schemaPath(route)}`,
    types: 'tsc -p tsconfig.pure.json',
    tests: `vitest run --project node --hideSkippedTests tests/sandbox/rules/rejected-answers.test.ts -t "${route} "`,
    picture: `node scripts/journey/main.ts --to ${route} --picture test-results${route}.png`,
  };
  const failed = Object.entries(checks).filter(([name, command]) => !run(name, command));
  console.log(failed.map(([name]) => `\nNot ok: ${name}`).join('') || '\nEverything is ok.');
  process.exitCode = failed.length === 0 ? 0 : 1;
});
