import { ArgTypes, Description, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

/** The parts of a story file, each in the words of its docstring, then their states. */
export function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents } = preparedMeta;
  const parts: readonly ComponentType[] = [component, ...Object.values(subcomponents ?? {})];
  return (
    <>
      <Title />
      {parts.map((part) => (
        <section key={part.name}>
          <h2>{part.name}</h2>
          <Description of={part} />
          {Object(part).__docgenInfo?.props && <ArgTypes of={part} />}
        </section>
      ))}
      <Stories title="States" />
    </>
  );
}
