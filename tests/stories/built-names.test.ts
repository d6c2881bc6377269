import { build } from 'vite';
import { expect, test } from 'vitest';
import main from '../../.storybook/main.ts';

test('a built Storybook has the names of the parts, which head their docs', async () => {
  const part = 'export function TextField() {}\nexport const shown = TextField.name;';
  const changed = await main.viteFinal?.({}, {} as never);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ...changed?.build, write: false, minify: true, lib: { entry: 'part.js', formats: ['es'] } },
    plugins: [{ name: 'part', resolveId: (id) => id, load: () => part }],
  });
  const [chunk] = Array.isArray(built) ? built.flatMap(({ output }) => output) : [];
  const { shown } = await import(`data:text/javascript,${encodeURIComponent(Object(chunk).code)}`);
  expect(shown).toBe('TextField');
});
