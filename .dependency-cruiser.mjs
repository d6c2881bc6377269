// The folders that each folder may import from, besides itself and packages; every other import is an error.
const allowedFolders = {
  app: [
    'contract',
    'engine',
    'ui',
    'api',
    'session',
    'telemetry',
    'languages',
    'screen',
    'steps',
    'screens',
    'schemas',
  ],
  screens: ['languages', 'screen', 'steps', 'ui', 'session', 'telemetry', 'api', 'engine', 'contract'],
  steps: ['languages', 'screen', 'ui', 'session', 'api', 'engine', 'contract'],
  screen: ['languages', 'ui', 'session', 'api', 'engine', 'contract'],
  telemetry: ['languages', 'engine', 'contract'],
  session: ['languages', 'contract'],
  api: ['languages', 'contract'],
  authoring: ['languages', 'engine', 'contract'],
  engine: ['languages', 'contract'],
  contract: ['languages'],
  ui: ['languages'],
  languages: [],
  'service-worker': [],
  schemas: ['languages', 'engine', 'contract'],
  sandbox: ['schemas', 'languages', 'engine', 'contract'],
};

const pathOf = (folder) => (folder === 'schemas' || folder === 'sandbox' ? `^${folder}/` : `^src/${folder}/`);

const folderRules = Object.entries(allowedFolders).map(([folder, allowed]) => ({
  name: `${folder}-imports-allowed-folders-only`,
  comment: `${folder} may import from ${allowed.length ? allowed.join(', ') : 'none of our folders'}. Move the code there, or pass it as an argument from app.`,
  // Stories are not part of the build: they may show what the authoring tools make.
  from: { path: pathOf(folder), pathNot: '\\.(stories\\.tsx|states\\.ts)$' },
  to: { path: '^(src|schemas|sandbox|tests|scripts)/', pathNot: [folder, ...allowed].map(pathOf) },
}));

export default {
  forbidden: [
    ...folderRules,
    {
      name: 'one-area-of-screens-uses-no-other',
      comment: 'Move what two areas need to src/screen/.',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/[^/]+/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'screen-records-and-flows-are-pure',
      comment: 'A record or a flow uses the contract, the engine, and pure files beside it. What draws is a component.',
      from: { path: '^src/screens/.*/(screen|flow)\\.ts$' },
      to: {
        path: '^(src|schemas|sandbox|tests|scripts|node_modules)/',
        pathNot: '^src/(contract|engine|languages)/|^src/screens/.*/(?!use-)[^/]+\\.ts$',
      },
    },
    {
      name: 'scripts-use-no-tests',
      comment: 'Move what a command and a test need to scripts/ or a folder of src/.',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'ui-imports-no-form-rule-or-router-library',
      comment: 'Components of ui take props: bind them to a form in steps/fields or in a screen.',
      from: { path: '^src/ui/' },
      to: { path: 'node_modules/(react-hook-form|@hookform|zod|@tanstack)/' },
    },
    {
      name: 'contract-engine-and-schemas-import-zod-only',
      comment: 'They are data and pure functions. What needs a library is a component, or in src/authoring/.',
      from: { path: '^(src/(contract|engine)|schemas)/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'shipped-code-uses-zod-mini',
      comment: "import * as z from 'zod/mini': the full zod weighs 14 kB more on the phone.",
      from: { path: '^(src|schemas)/' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?(mini|core)|node_modules/zod/v4/locales' },
    },
    {
      name: 'sandbox-is-portable',
      comment:
        'Only the server and what opens the store import from Node; the sandbox takes a Request and gives a Response.',
      from: {
        path: '^sandbox/',
        pathNot: '^sandbox/(main|start|serve|server-settings|static|health|api/docstrings|store/open)\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere. The peers of the benchmark have packages of their own.',
      from: { pathNot: '^tests/bench/peers/' },
      to: { couldNotResolve: true },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
