// node scripts/test-model.mjs [--operations 20000] [--seed N] [--times 5]     properties, model and storage, from a seed
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    times: { type: 'string', default: '5' },
  },
})

console.log(`Seed ${values.seed}. The same again: npm run test:model -- --seed ${values.seed}`)
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'unit',
    '--project',
    'rules',
    'properties.test',
    'mocks/model.test',
    '--testTimeout=600000',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      MODEL_OPERATIONS: values.operations,
      PROPERTY_SEED: values.seed,
      PROPERTY_TIMES: values.times,
    },
  },
)
process.exitCode = status ?? 1
