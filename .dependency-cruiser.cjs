const rooms = 'app|admin|api|config|contract|demo|domain|firstLoad|kit|lib|platform|portal|session|site|texts'
const notShipped = '\\.(test|stories)\\.tsx?$'

/** For each folder of src/, the other folders it may import from. */
const mayImport = {
  contract: [],
  lib: [],
  config: [],
  platform: ['lib'],
  kit: ['lib', 'platform'],
  domain: ['contract', 'lib'],
  texts: ['contract', 'lib'],
  api: ['contract', 'lib', 'platform', 'texts', 'domain', 'config'],
  session: ['api', 'texts', 'domain', 'contract', 'platform', 'lib', 'paths'],
  firstLoad: ['api', 'platform'],
  site: [
    'firstLoad',
    'api',
    'texts',
    'domain',
    'session',
    'kit',
    'platform',
    'lib',
    'config',
    'contract',
    'paths',
  ],
  portal: ['api', 'texts', 'domain', 'session', 'kit', 'platform', 'lib', 'config', 'contract', 'paths'],
  admin: ['api', 'texts', 'domain', 'session', 'kit', 'platform', 'lib', 'config', 'contract', 'paths'],
}

const walls = Object.entries(mayImport).map(([room, others]) => ({
  name: `wall-of-${room}`,
  comment: `src/${room} may import ${others.length > 0 ? others.join(', ') : 'no other room'}.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: notShipped },
  to: {
    path: '^(src|mocks|e2e|scripts)/',
    pathNot: [`^src/${room}/`, ...others.map((other) => `^src/${other}(/|\\.ts$)`), '^src/kit/.*\\.css$'],
  },
}))

module.exports = {
  forbidden: [
    ...walls,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment:
        'Import from the defining module. src/contract/index.ts is the exception: it re-exports generated code.',
      severity: 'error',
      from: { pathNot: '^src/contract/index\\.ts$' },
      to: { dependencyTypes: ['export'] },
    },
    {
      name: 'contract-through-its-index',
      comment: 'Import generated code through src/contract/index.ts.',
      severity: 'error',
      from: { pathNot: `^src/contract/|${notShipped}` },
      to: { path: '^src/contract/', pathNot: '^src/contract/index\\.ts$' },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: notShipped },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'zod-mini-only',
      comment: "A single import of zod's classic build adds 10 kB to every page with data.",
      severity: 'error',
      from: {},
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/' },
    },
    {
      name: 'paths-imports-nothing',
      severity: 'error',
      from: { path: '^src/paths\\.ts$' },
      to: { path: '.' },
    },
    {
      name: 'mocks-see-contract-lib-config-platform',
      severity: 'error',
      from: { path: '^mocks/', pathNot: notShipped },
      to: {
        path: '^(src|e2e|scripts)/',
        pathNot: '^src/((contract|lib|config)/|platform/(clock|log|signal)\\.ts$)',
      },
    },
    {
      name: 'mock-rules-know-no-transport',
      comment: 'A rule takes and returns rows and fails only with fail(), so it can run without a request.',
      severity: 'error',
      from: { path: '^mocks/rules/', pathNot: notShipped },
      to: {
        path: '^mocks/(respond\\.ts|transport/|handlers/|scenarios/|store/(?!rows\\.ts))|node_modules/msw/',
      },
    },
    {
      name: 'mock-stays-out-of-the-product',
      comment:
        'Only main.tsx imports the mock and the demo bar, dynamically, to keep them out of other builds.',
      severity: 'error',
      from: { path: '^src/', pathNot: [notShipped, '^src/(demo|testing)/', '^src/main\\.tsx$'] },
      to: { path: '^(mocks|src/demo|src/testing)/' },
    },
    {
      name: 'mock-is-loaded-on-demand',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^(mocks|src/demo)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: [notShipped, '^src/testing/'] },
      to: { path: '^src/testing/' },
    },
    {
      name: 'mock-libraries-stay-in-mocks',
      severity: 'error',
      from: { path: '^src/', pathNot: [notShipped, '^src/testing/'] },
      to: { path: 'node_modules/(msw|@mswjs)/' },
    },
    {
      name: 'demo-libraries-stay-in-the-demo',
      comment: 'Libraries that only the demo needs must not reach other builds.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: [notShipped, '^src/(demo|testing)/'] },
      to: { path: 'node_modules/(@testing-library|dom-accessibility-api)/' },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: {
        path: '^(src|mocks)/',
        pathNot: [notShipped, '^src/testing/', '^src/app/devtools\\.tsx$', '^mocks/testing/', '\\.d\\.ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'new-folder-has-import-rules',
      comment: 'Add a new folder of src/ to this file, with its allowed imports.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/(${rooms}|testing)/` },
      to: {},
    },
    {
      name: 'src-runs-in-the-browser',
      severity: 'error',
      from: { path: '^src/', pathNot: [notShipped, '^src/testing/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(woff2|svg|png)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
