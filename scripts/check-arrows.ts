import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const options = await extractOptions('./.dependency-cruiser.mjs');
const { output } = await cruise(['src', 'schemas', 'sandbox', 'tests', 'scripts'], options);
if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result.');

const { violations, totalCruised } = output.summary;
const rules = new Map(output.summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment]));
for (const { from, to, rule } of violations) console.error(`${from} → ${to}\n  ${rule.name}: ${rules.get(rule.name)}`);

// A check that reads no modules finds nothing wrong.
if (totalCruised < 50) throw new Error(`Only ${totalCruised} modules were read. The check itself is broken.`);
if (violations.length > 0) process.exit(1);
console.log(`${totalCruised} modules, each imports only what its folder may use.`);
