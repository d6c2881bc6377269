// The arrows of the house. A folder may use what is listed, itself, and packages; everything else is refused.
const arrows = {
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

const place = (room) => (room === 'schemas' || room === 'sandbox' ? `^${room}/` : `^src/${room}/`);

const folderRules = Object.entries(arrows).map(([room, allowed]) => ({
  name: `${room}-uses-only-what-it-may`,
  severity: 'error',
  comment: `${room} may use ${allowed.length ? allowed.join(', ') : 'nothing of ours'}. Move what you need down there, or hand it in from app by argument.`,
  // Stories are no part of the build: they may show what the authoring tools make.
  from: { path: place(room), pathNot: '\\.(stories\\.tsx|states\\.ts)$' },
  to: { path: '^(src|schemas|sandbox|tests|scripts)/', pathNot: [room, ...allowed].map(place) },
}));

export default {
  forbidden: [
    ...folderRules,
    {
      name: 'one-part-of-the-journey-uses-no-other',
      severity: 'error',
      comment: 'What two parts of the journey need is in src/screen/.',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/[^/]+/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'screen-records-and-flows-are-pure',
      severity: 'error',
      comment: 'A record or a flow uses the contract, the engine, and pure files beside it. What draws is a component.',
      from: { path: '^src/screens/.*/(screen|flow)\\.ts$' },
      to: {
        path: '^(src|schemas|sandbox|tests|scripts|node_modules)/',
        pathNot: '^src/(contract|engine|languages)/|^src/screens/.*/(?!use-)[^/]+\\.ts$',
      },
    },
    {
      name: 'scripts-use-no-tests',
      severity: 'error',
      comment: 'What a command and a test need is in scripts/ or in a folder of src/.',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need one another are one file, or there is a third between them.',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-form-rule-or-router-library',
      severity: 'error',
      comment: 'The one that binds is not the one that draws: bind in steps/fields or in a screen.',
      from: { path: '^src/ui/' },
      to: { path: 'node_modules/(react-hook-form|@hookform|zod|@tanstack|zustand)/' },
    },
    {
      name: 'contract-knows-zod-only',
      severity: 'error',
      comment: 'The contract is data in zod; nothing else.',
      from: { path: '^src/contract/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'shipped-code-uses-zod-mini',
      severity: 'error',
      comment: "import * as z from 'zod/mini': the full zod weighs 14 kB more on the phone.",
      from: { path: '^(src|schemas)/' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?(mini|core)|node_modules/zod/v4/locales' },
    },
    {
      name: 'sandbox-is-portable',
      severity: 'error',
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
      severity: 'error',
      comment: 'An import that leads nowhere. The peers of the benchmark have packages of their own.',
      from: { pathNot: '^tests/bench/peers/' },
      to: { couldNotResolve: true, pathNot: '\\?' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.app.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
