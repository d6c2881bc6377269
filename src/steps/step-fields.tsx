import { memo } from 'react';
import type { Field, Fields } from '#engine/fields.ts';
import { hasConditions } from '#engine/visible.ts';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useTranslate } from '#ui/translate.ts';
import { StepField } from './fields/field-kinds.tsx';
import { useVisible } from './use-visible.ts';

type Named = readonly [name: string, field: Field];

/** The fields in order; a field with a group title starts a new group. */
function grouped(fields: Fields): Named[][] {
  const groups: Named[][] = [];
  for (const named of Object.entries(fields)) {
    const group = groups.at(-1);
    if (!group || named[1].groupTitle) groups.push([named]);
    else group.push(named);
  }
  return groups;
}

/** Groups all fields, hidden ones too: a field that appears or disappears remounts no other, which would lose the focus. */
const Groups = memo(function Groups({ fields, visible }: { fields: Fields; visible: Fields }) {
  const t = useTranslate();
  const alone = Object.keys(fields).length === 1;
  return grouped(fields).map((group) => {
    const shown = group.flatMap(([name]) => (visible[name] ? [[name, visible[name]] as const] : []));
    const [first] = group;
    const title = first?.[1].groupTitle;
    return (
      shown.length > 0 && (
        <FieldGroup key={first?.[0]} legend={title && t({ text: title })}>
          {shown.map(([name, field]) => (
            <StepField key={name} name={name} field={field} alone={alone} />
          ))}
        </FieldGroup>
      )
    );
  });
});

function ConditionalFields({ fields }: { fields: Fields }) {
  const { visible, announcement } = useVisible(fields);
  return (
    <>
      <Groups fields={fields} visible={visible} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** The fields of a step, as far as their conditions show them. */
export function StepFields({ fields }: { fields: Fields }) {
  return hasConditions(fields) ? <ConditionalFields fields={fields} /> : <Groups fields={fields} visible={fields} />;
}
