import { type Scenario, scenarios } from '@mocks/scenarios'
import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { conditions } from '../conditions/conditions'
import { isSame } from '../record/recording'
import { startState } from '../record/startState'
import { describeMoment } from './describe'
import { linkTo } from './link'
import { toRestorable, takeMoment } from './moment'
import { LONGEST_NOTE } from './schema'
import { type Shared, SharedLinks } from './SharedLinks'

/** The scenario that this tab opened, if nothing has changed since. */
async function currentScenario(): Promise<Scenario | null> {
  const { scenario, route } = await startState()
  if (scenario === null) return null
  const own = scenarios[scenario]
  const { faults, quirks } = conditions.get()
  const isForced = isSame([faults, quirks], [own.faults ?? [], own.quirks ?? []])
  return isForced && route === own.route ? own : null
}

async function share(note: string): Promise<Shared> {
  const scenario = await currentScenario()
  const moment = { ...(await takeMoment()), ...(note !== '' && { note }) }
  const link = await linkTo(moment).catch(() => null)
  return { about: describeMoment(toRestorable(moment)), link, scenario }
}

export function ShareTab() {
  const [shared, setShared] = useState<Shared | null>(null)
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const make = async () => {
    setBusy(true)
    setShared(await share(note.trim()))
    setBusy(false)
  }
  return (
    <div className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
      <div className="grid content-start gap-4">
        <p className="text-14 text-ink-2">
          A link opens this moment in another browser: the person, the page, the date and everything you have
          changed. The link holds no passwords.
        </p>
        <TextAreaField
          label="Your note, if you like"
          size="sm"
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          hint={`${note.length} of ${LONGEST_NOTE} characters. The note is part of the link and shows when the link is opened.`}
          onChange={({ target }) => {
            setNote(target.value)
            // the link holds the old note
            setShared(null)
          }}
        />
        <Button
          size="sm"
          variant="primary"
          className="justify-self-start"
          busy={busy}
          onClick={() => void make()}
        >
          {shared ? 'Make a new link' : 'Make the link'}
        </Button>
      </div>
      <div aria-live="polite" className="grid content-start gap-4 empty:hidden">
        {shared && <SharedLinks {...shared} />}
      </div>
    </div>
  )
}
