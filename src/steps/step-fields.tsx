import type { Field } from '#engine/fields.ts';
import type { Step } from '#engine/step.ts';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { useSay } from '#ui/say.ts';
import { StepField } from './fields/field-kinds.tsx';

type Named = readonly [name: string, field: Field];

/** The fields in order, each group under the heading that its first field opens. */
function grouped(fields: Step['fields']): Named[][] {
  const groups: Named[][] = [];
  for (const named of Object.entries(fields)) {
    const group = groups.at(-1);
    if (!group || named[1].groupTitle) groups.push([named]);
    else group.push(named);
  }
  return groups;
}

export function StepFields({ step }: { step: Step }) {
  const say = useSay();
  const groups = grouped(step.fields);
  const alone = Object.keys(step.fields).length === 1;
  const headed = groups.map((group) => ({ group, groupTitle: group[0]?.[1].groupTitle }));
  return headed.map(({ group, groupTitle }) => (
    <FieldGroup key={group[0]?.[0]} legend={groupTitle && say(groupTitle)}>
      {group.map(([name, field]) => (
        <StepField key={name} name={name} field={field} alone={alone} />
      ))}
    </FieldGroup>
  ));
}
