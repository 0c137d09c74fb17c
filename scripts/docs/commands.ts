/**
 * How a command that the documents name is known to work:
 * - `test`: a step of `npm test`, under this script's name;
 * - `ci`: a line of `.ci/run`;
 * - `runs`: `npm run test:docs` runs it, with `append` behind it, until it ends well, or for a server until a line of its
 *   output matches `until`, whose group is an address that has to answer;
 * - `lists`: `npm run test:docs` has the test runner list what the command would run;
 * - `byHand`: the reason why no machine runs it.
 */
export type Proof =
  | { test: string }
  | { ci: true }
  | { runs: true; append?: string; until?: RegExp }
  | { lists: true }
  | { byHand: string }

const step = (test: string): Proof => ({ test })
const ci: Proof = { ci: true }
/** Storybook is a part of the demo, and that of the sweeps. */
const inSweeps: Proof = { byHand: '`npm run test:sweeps`, which the build server runs, begins with it.' }
const runs: Proof = { runs: true }
const lists: Proof = { lists: true }
const server = (append: string, until = /(http:\S+)/): Proof => ({ runs: true, append, until })

const anyPort = '--port 0'
const elsewhere = '--outDir dist-docs'
const quietMachine = 'Its figures need a machine that does nothing else.'
const downloads = 'It downloads a program that is no part of the project.'

/** Every command in the documents, as it stands there. A command without its row fails. */
export const commands: Record<string, Proof> = {
  // to start with
  'npm ci': ci,
  'npm test': ci,
  'npm start': server('', /Ready: (\S+)/),
  'npm run dev': server('', /Local:\s+(\S+)/),
  'npm run storybook': server('--port 6106', /Local:\s+(\S+)/),

  // builds, and what serves them
  'npm run build': step('build'),
  'npm run preview': server(anyPort),
  'npm run build -- --base /some/folder/': { runs: true, append: elsewhere },
  'npm run preview -- --base /some/folder/': server(`--dir dist-docs ${anyPort}`),
  'VITE_API_BASE_URL=https://api.example.com npm run build': { runs: true, append: elsewhere },
  'VITE_API_BASE_URL=/ npm run build': { runs: true, append: elsewhere },
  'npm run build:base-url': runs,
  'npm run preview -- --dir dist-base-url': server(anyPort),
  'npm run build:sub-path': inSweeps,
  'npm run build:demo': runs,
  'npm run preview -- --dir dist-demo': server(anyPort),
  // the same for another folder
  'npm run build:demo -- --base /some/folder/': inSweeps,
  // a part of that step
  'npm run build:storybook': inSweeps,
  'npx vercel dist-demo': { byHand: 'It publishes.' },
  'npm run dist-scan': step('dist-scan'),

  // the mock as a server, and other servers
  'npm run mock:http': server(anyPort),
  'npm run mock:http -- --dialect foreign': server(anyPort),
  'npm run mock:http -- --dialect plain-ids,grouped-numbers': server(anyPort),
  'npm run mock:http -- --latency 80-400 --chaos 0.02': server(anyPort),
  'npm run conformance': { byHand: 'Without a server it only says which options it needs.' },
  'npm run conformance -- --base-url https://api.example.com --admin rohan@example.com:password --html report.html':
    runs,

  // checks
  'npm run typecheck': step('typecheck'),
  'npm run lint': step('lint'),
  'npm run format': { byHand: 'It changes files. `npm run format:check` reads the same configuration.' },
  'npm run format:check': step('format:check'),
  'npm run arch': step('arch'),
  'npm run contract': { byHand: 'It changes files. `npm run contract:check` is the same script.' },
  'npm run contract:check': step('contract:check'),
  'npm run contract:lint': step('contract:lint'),
  'npx @stoplight/spectral-cli lint openapi.yaml --fail-severity=hint': { byHand: downloads },

  // tests
  'npm run test:unit': step('test:unit'),
  'npm run test:stories': step('test:stories'),
  'npm run test:phone': ci,
  'npm run test:e2e': { byHand: 'It is two builds and `playwright`, all of them steps of `npm test`.' },
  'npm run test:docs': ci,
  'npm run test:faults': ci,
  'npm run test:model': { byHand: 'Its seed is random. `.ci/run` plays seed 1.' },
  'npm run test:model -- --operations 20000 --seed 7': { byHand: 'It repeats a play that has failed.' },
  'npm run playwright': step('playwright'),
  'npm run test:sweeps': ci,
  'npm run test:browsers': ci,
  'npm run accessibility': runs,
  'npx playwright test --config playwright.sweeps.config.ts --project=no-worker screen-reader --update-snapshots':
    lists,
  'npm run coverage:screens': step('coverage:screens'),
  'npm run coverage:screens -- --record': {
    byHand: 'It runs two steps of `npm test` once more, and then `npm run coverage:screens`.',
  },
  'npx vitest run src/lib/upi.test.ts': runs,
  'npx vitest run --project unit src/demo/record/recorded/paymentWithCoupon.test.tsx': runs,
  'npx vitest run --project faults -t "createPlan cut JSON"': runs,
  'MUTATIONS=100 npx vitest run --project unit mutatedScreens': lists,
  'npx playwright test --project=worker e2e/delivery.spec.ts': lists,
  'npx playwright test --config playwright.sweeps.config.ts dialogs': lists,
  'E2E_FOREIGN=all npx playwright test --project=foreign': lists,
  'WRITE_RECORDED=1 npx playwright test --config playwright.sweeps.config.ts --project=worker demo-record':
    lists,
  'npx playwright install chromium': { byHand: downloads },

  'rm -rf node_modules': { byHand: 'A checkout has none.' },

  'npm run visual -- main': {
    byHand: 'It takes minutes. `npm run visual:check` does the same with a few stories.',
  },
  'npm run visual:check': ci,

  // measures and pictures
  'npm run bench': { byHand: quietMachine },
  'npm run bench -- --only site': { byHand: quietMachine },
  'npm run bench -- --only growth': { byHand: quietMachine },
  'npm run bench -- --only mock-growth': { byHand: quietMachine },
  'npm run bench -- --only heap': { byHand: quietMachine },
  'npm run bench:mock': { byHand: quietMachine },
  'npm run bench:site': { byHand: quietMachine },
  'npm run bench:clicks': { byHand: quietMachine },
  'npm run bench:admin': { byHand: quietMachine },
  'npm run bench:members': { byHand: quietMachine },
  'npm run fonts': { byHand: 'It changes files. `scripts/fonts.test.ts` compares them.' },
  'npm run social-image': { byHand: 'It changes a file.' },
  'npm run pictures': { byHand: 'It changes files.' },
  'npm run pictures -- --build no': { byHand: 'It changes files.' },
}
