import { personas } from '@mocks/seeds/personas'
import { store } from '@mocks/store/db'
import { Check } from 'lucide-react'
import { use, useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import { Spinner } from '@/kit/feedback/Spinner'
import { useNow } from '@/kit/useNow'
import { formatDate, formatToday, MINUTE } from '@/lib/dates'
import { clockOffset, now } from '@/platform/clock'
import { token } from '@/platform/token'
import { useSignal } from '@/platform/useSignal'
import { startBackend } from '../backend'
import { switchPerson, moveClockTo, shiftClock } from './controls'
import { nextExpiry } from './nextExpiry'
import { currentTheme, setTheme, type Theme } from './theme'

export function PeopleTab() {
  use(startBackend())
  const bearer = useSignal(token)
  const userId = store.session.get(bearer ?? '')?.userId ?? null
  return (
    <div className="grid gap-6 @3xl:grid-cols-[3fr_2fr]">
      <Who userId={userId} />
      <div className="grid content-start gap-6">
        <When userId={userId} />
        <ThemeChoice />
      </div>
    </div>
  )
}

const visitor = { id: null, name: 'A visitor', title: 'Not logged in.', userId: null }

function Who({ userId }: { userId: string | null }) {
  const [pending, setPending] = useState<string | null>(null)
  // re-renders when the clock is moved
  useNow()
  return (
    <section aria-labelledby="demo-who">
      <h3 id="demo-who" className="mb-2 text-14">
        Who
      </h3>
      {clockOffset() !== 0 && (
        <p className="mb-2 text-14 text-ink-2">
          The clock has been moved. The descriptions are from the start of the demo.
        </p>
      )}
      <ul className="grid gap-1 @3xl:grid-cols-2">
        {[visitor, ...personas].map(({ id, name, title, userId: theirId }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={theirId === userId}
              aria-busy={pending === name || undefined}
              className="flex w-full items-center gap-3 rounded-2 border border-line px-3 py-1.5 text-left leading-snug hover:bg-sunken aria-pressed:border-brand-line aria-pressed:bg-brand-tint"
              onClick={() => {
                setPending(name)
                void switchPerson(id).finally(() => setPending(null))
              }}
            >
              <span className="grid min-w-0 flex-1 text-14">
                <strong>{name}</strong>
                <span className="text-12 text-ink-2">{title}</span>
              </span>
              {pending === name && <Spinner />}
              {pending !== name && theirId === userId && (
                <Check aria-hidden="true" className="size-4 shrink-0 text-brand-text" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function When({ userId }: { userId: string | null }) {
  const nowMs = useNow()
  const [pending, setPending] = useState<string | null>(null)
  const isMoved = clockOffset() !== 0
  const expiry = nextExpiry(store.subscription.list(), userId, nowMs)
  const steps = [
    { label: '1 day later', move: () => shiftClock(1) },
    { label: '7 days later', move: () => shiftClock(7) },
    {
      label: 'When the next plan ends',
      disabled: expiry === null,
      move: () => moveClockTo(Date.parse(expiry?.expiresAt ?? '') + MINUTE - now() + clockOffset()),
    },
    { label: 'Back to today', disabled: !isMoved, move: () => moveClockTo(0) },
  ]
  return (
    <section aria-labelledby="demo-when">
      <h3 id="demo-when" className="mb-1 text-14">
        When
      </h3>
      <p className="mb-2 text-14 text-ink-2">
        {isMoved ? 'In the demo it is ' : 'Today is '}
        <strong className="text-ink">{formatToday(nowMs)}</strong>.
      </p>
      <div className="flex flex-wrap gap-2">
        {steps.map(({ label, disabled = false, move }) => (
          <Button
            key={label}
            size="sm"
            disabled={disabled}
            busy={pending === label}
            onClick={() => {
              setPending(label)
              void move().finally(() => setPending(null))
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-12 text-ink-2">
        {expiry === null
          ? 'No plan ends after this date.'
          : `Next: ${store.user.get(expiry.userId)?.name ?? 'a deleted account'}’s plan ends on ${formatDate(expiry.expiresAt)}.`}
      </p>
    </section>
  )
}

function ThemeChoice() {
  const [theme, chooseTheme] = useState<Theme>(currentTheme)
  return (
    <SegmentedControl
      legend="Theme"
      showLegend
      value={theme}
      onChange={(value) => {
        setTheme(value)
        chooseTheme(value)
      }}
      options={[
        { value: 'system', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  )
}
