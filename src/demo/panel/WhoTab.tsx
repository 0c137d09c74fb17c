import { personas } from '@mocks/seeds/personas'
import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import { clockOffset } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { shiftClock, signInAsPersona } from './controls'
import { currentTheme, setTheme, type Theme } from './theme'

/** Who looks at the product, and on which day. */
export function WhoTab() {
  const [theme, chooseTheme] = useState<Theme>(currentTheme)
  const [busy, setBusy] = useState<string | null>(null)
  const days = Math.round(clockOffset() / DAY)

  const run = (what: string, action: () => Promise<void>) => {
    setBusy(what)
    void action()
  }

  return (
    <div className="grid gap-6">
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
  )
}
