import { enableCompileCache } from 'node:module';

// Ends a command that uses every schema, before its first line, if one of them is wrong: otherwise a tool would end it with
// a stack trace, or the command would write something wrong.

// Before any other import: the compiled code, without types, is kept for the next command.
enableCompileCache();
// A server may have only the packages of production, without those of the checker.
const checker = await import('./check-schemas.ts').catch((error: unknown) => {
  if (!String(error).includes('Cannot find package')) throw error;
});
if (checker) {
  const { formatIssue } = await import('#authoring/issue.ts');
  const { isMissingHindi } = await import('./schema-issues.ts');
  const { issues } = await checker.schemaIssues();
  const lines = issues.map(formatIssue);
  if (lines.length > 0) console.error(lines.join('\n'));
  if (!lines.every(isMissingHindi)) process.exit(1);
}
