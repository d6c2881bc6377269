import { ArgTypes, Description, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

const statuses: Readonly<Record<string, string>> = {
  stable: 'Stable: use it. A change of how it looks or what it takes is in the change log.',
  experimental: 'Experimental: it may change. Ask before a new screen uses it.',
};

interface Docgen {
  readonly tsType?: { name: string; readonly raw?: string; readonly value?: string };
}

/** The parts of a story file, each with its docstring, then their states. The status is a tag of the file. */
export function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents, tags } = preparedMeta;
  const parts = [component, ...Object.values(subcomponents ?? {})];
  return (
    <>
      <Title />
      {tags.map((tag) => statuses[tag] && <p key={tag}>{statuses[tag]}</p>)}
      {parts.map((part) => {
        const { displayName, props } = Object(part).__docgenInfo ?? {};
        // Storybook shows the name of a type, which is 'union' or 'literal' where its values say more.
        for (const { tsType } of Object.values<Docgen>(props ?? {}))
          if (tsType) tsType.name = tsType.raw ?? tsType.value ?? tsType.name;
        return (
          <section key={displayName}>
            <h2>{displayName}</h2>
            <Description of={part} />
            {props && <ArgTypes of={part} />}
          </section>
        );
      })}
      <Stories title="States" />
    </>
  );
}
