import { Contrast } from './design/colours.tsx';
import styles from './design/design.module.css';
import { Measures } from './design/measures.tsx';
import { Writing } from './design/writing.tsx';
import preview from './preview.tsx';

/** Pages that are read from the tokens and the schemas. */
const meta = preview.meta({
  title: 'Design',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'page' } },
  decorators: [
    (Story, { name }) => (
      <main className={styles.design}>
        <h1>{name}</h1>
        <Story />
      </main>
    ),
  ],
});

export const Colour = meta.story(() => <Measures of={['colour']} />);
export const ContrastOfPairs = meta.story(() => <Contrast />);
export const Type = meta.story(() => <Measures of={['type', 'size']} />);
export const Spacing = meta.story(() => <Measures of={['space', 'control sizes', 'focus ring']} />);
export const Radius = meta.story(() => <Measures of={['radii', 'edges and elevation']} />);
export const Motion = meta.story(() => <Measures of={['motion']} />);
export const WritingInTwoLanguages = meta.story({ name: 'Questions, hints and errors', render: () => <Writing /> });
