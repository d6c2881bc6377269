import { enableCompileCache } from 'node:module';

// Ends a command that uses every schema, before its first line, if one of them is wrong: otherwise a tool would end it with
// a stack trace, or the command would write something wrong.

// Before any other import: the compiled code, without types, is kept for the next command.
enableCompileCache();
// A server may have only the packages of production, without those of the checker.
const checker = await import('./check-schemas.ts').catch(() => undefined);
if (checker) {
  const { formatIssue } = await import('#authoring/issue.ts');
  const { isMissingHindi } = await import('./schema-issues.ts');
  const { issues } = await checker.schemaIssues();
  const lines = issues.map(formatIssue);
  if (!lines.every(isMissingHindi)) {
    console.error(lines.join('\n'));
    process.exit(1);
  }
}
