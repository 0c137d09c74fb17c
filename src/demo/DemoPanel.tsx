import { scenarios } from '@mocks/scenarios'
import { personas } from '@mocks/seeds/personas'
import { seedNames, type SeedName } from '@mocks/seeds'
import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { Dialog } from '@/kit/overlays/Dialog'
import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import { SelectField } from '@/kit/forms/SelectField'
import { clockOffset } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { openScenario, restart, shiftClock, signInAsPersona } from './controls'
import { currentTheme, setTheme, type Theme } from './theme'

const seedTitles: Record<SeedName, string> = {
  default: 'A working agency',
  empty: 'Nothing yet',
  large: '10,000 users',
}

/** The controls of the demo: sign in as somebody, open a scenario, move the clock, start over, choose a theme. */
export function DemoPanel({ onClose }: { onClose: () => void }) {
  const [theme, chooseTheme] = useState<Theme>(currentTheme)
  const [busy, setBusy] = useState<string | null>(null)
  const days = Math.round(clockOffset() / DAY)

  const run = (what: string, action: () => Promise<void>) => {
    setBusy(what)
    void action()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Demo controls" size="md">
      <div className="grid gap-6">
        <p className="text-14 text-ink-2">
          The whole product runs in this browser. What you change stays here, survives a reload and is seen by
          your other tabs.
        </p>
        <section>
          <h3 className="mb-2 text-14">Be somebody</h3>
          <ul className="grid gap-1.5">
            {personas.map(({ id, name, title }) => (
              <li key={id} className="flex items-center justify-between gap-3 border-b border-line pb-1.5">
                <span className="text-14">
                  <strong>{name}</strong> <span className="text-ink-2">{title}</span>
                </span>
                <Button size="sm" busy={busy === id} onClick={() => run(id, () => signInAsPersona(id))}>
                  Sign in
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <SelectField
          label="See a state"
          size="sm"
          hint="Sets data, user, clock and failures, and opens its page. The address can be shared."
          value=""
          onChange={(event) => run('scenario', () => openScenario(event.target.value))}
        >
          <option value="">Choose a scenario</option>
          {Object.values(scenarios).map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <section>
          <h3 className="mb-2 text-14">Move the clock</h3>
          <div className="flex flex-wrap items-center gap-2">
            {[1, 7, 30].map((step) => (
              <Button key={step} size="sm" onClick={() => run('clock', () => shiftClock(step))}>
                {step === 1 ? '1 day on' : `${step} days on`}
              </Button>
            ))}
            <Button
              size="sm"
              variant="quiet"
              disabled={days === 0}
              onClick={() => run('clock', () => shiftClock(-days))}
            >
              Back to today
            </Button>
            <span className="text-14 text-ink-2">
              {days === 0 ? 'It is today.' : `It is ${days} days from now.`}
            </span>
          </div>
        </section>
        <section>
          <h3 className="mb-2 text-14">Start over with</h3>
          <div className="flex flex-wrap gap-2">
            {seedNames.map((seed) => (
              <Button
                key={seed}
                size="sm"
                busy={busy === seed}
                onClick={() => run(seed, () => restart(seed))}
              >
                {seedTitles[seed]}
              </Button>
            ))}
          </div>
        </section>
        <SegmentedControl
          legend="Appearance"
          value={theme}
          onChange={(value) => {
            setTheme(value)
            chooseTheme(value)
          }}
          options={[
            { value: 'system', label: 'As the device' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </div>
    </Dialog>
  )
}
