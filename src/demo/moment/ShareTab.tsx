import { useState } from 'react'
import type { Scenario } from '@mocks/scenarios'
import { Button } from '@/kit/actions/Button'
import { CopyButton } from '@/kit/actions/CopyButton'
import { Banner } from '@/kit/feedback/Banner'
import { TextField } from '@/kit/forms/TextField'
import { formatCount } from '@/lib/count'
import { scenarioAddress } from '../panel/controls'
import { describe } from './describe'
import { currentScenario } from './currentScenario'
import { linkTo, MAX_LINK_LENGTH } from './link'
import { restorable, takeMoment } from './moment'
import { SaveButton } from './SaveButton'

/** `link` is null where the browser cannot pack one. */
type Shared = { about: string; link: string | null; scenario: Scenario | null }

async function share(): Promise<Shared> {
  const scenario = await currentScenario()
  const moment = await takeMoment()
  const link = await linkTo(moment).catch(() => null)
  return { about: describe(restorable(moment)), link, scenario }
}

/** Makes a link that opens this moment in another browser. */
export function ShareTab() {
  const [shared, setShared] = useState<Shared | null>(null)
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    setShared(await share())
    setBusy(false)
  }
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-2">
        A link opens the demo in another browser as it stands here: who is signed in, the date, the page,
        every change of the data and every forced failure. What was typed and sent travels with it; passwords
        do not.
      </p>
      <Button
        size="sm"
        variant="primary"
        className="justify-self-start"
        busy={busy}
        onClick={() => void make()}
      >
        {shared ? 'Make the link anew' : 'Make the link'}
      </Button>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {shared && <SharedLinks {...shared} />}
      </div>
    </div>
  )
}

function SharedLinks({ about, link, scenario }: Shared) {
  const fits = link !== null && link.length <= MAX_LINK_LENGTH
  return (
    <>
      {fits && (
        <LinkField
          label="Link to this moment"
          link={link}
          hint={`${about} ${formatCount(link.length)} of at most ${formatCount(MAX_LINK_LENGTH)} characters.`}
        />
      )}
      {!fits && (
        <Banner
          tone="warn"
          title={link === null ? 'This browser cannot make links.' : 'This moment is too long for a link.'}
        >
          {link !== null &&
            `It would have ${formatCount(link.length)} characters, and what is longer than ${formatCount(MAX_LINK_LENGTH)} is cut off by mail and chat. `}
          Save it as a file, which the Data tab opens in another browser.
        </Banner>
      )}
      {!fits && <SaveButton />}
      {scenario && (
        <LinkField
          label="Link to the scenario"
          link={globalThis.location.origin + scenarioAddress(scenario.id)}
          hint={`Nothing has changed since the scenario “${scenario.title}” was opened. Its own link is shorter, and its dates follow the day on which it is opened.`}
        />
      )}
    </>
  )
}

function LinkField({ label, link, hint }: { label: string; link: string; hint: string }) {
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        size="sm"
        readOnly
        value={link}
        hint={hint}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton value={link} what={label.toLowerCase()} className="justify-self-start" />
    </div>
  )
}
