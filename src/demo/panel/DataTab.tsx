import { seedNames, type SeedName } from '@mocks/seeds'
import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { restart } from './controls'

const seedTitles: Record<SeedName, string> = {
  default: 'A working agency',
  empty: 'Nothing yet',
  large: '10,000 users',
}

/** What the product's server holds. */
export function DataTab() {
  const [busy, setBusy] = useState<SeedName | null>(null)
  const start = (seed: SeedName) => {
    setBusy(seed)
    void restart(seed)
  }
  return (
    <div className="grid gap-6">
      <p className="text-14 text-ink-2">
        The whole product runs in this browser. What you change stays here, survives a reload and is seen by
        your other tabs.
      </p>
      <section>
        <h3 className="mb-2 text-14">Start over with</h3>
        <div className="flex flex-wrap gap-2">
          {seedNames.map((seed) => (
            <Button key={seed} size="sm" busy={busy === seed} onClick={() => start(seed)}>
              {seedTitles[seed]}
            </Button>
          ))}
        </div>
      </section>
    </div>
  )
}
