import { Circle, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { CopyButton } from '@/kit/actions/CopyButton'
import { keepFocus } from '@/kit/keepFocus'
import { basename } from '@/config/basename'
import { useSignal } from '@/platform/useSignal'
import { closeOnPhone } from '../panel/controls'
import { currentRoute } from '../productAddress'
import { componentTest } from './componentTest'
import { clearRecording, startRecording, stopRecording } from './control'
import { isRecording } from './isRecording'
import { type Recording, recording } from './recording'
import { entryInWords } from './story'

export function RecordTab() {
  const on = useSignal(isRecording)
  const recorded = useSignal(recording)
  const [starting, setStarting] = useState(false)

  const start = async () => {
    setStarting(true)
    await startRecording()
    setStarting(false)
    closeOnPhone()
  }

  return (
    <div className="grid gap-5">
      <p className="text-14 text-ink-2">
        Press Record and use the page. Your steps become a component test for your developers. Passwords are
        never recorded.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {on ? (
          <Button
            key="stop"
            ref={keepFocus}
            size="sm"
            icon={<Square aria-hidden="true" />}
            onClick={stopRecording}
          >
            Stop
          </Button>
        ) : (
          <Button
            key="start"
            ref={keepFocus}
            size="sm"
            variant="primary"
            icon={<Circle aria-hidden="true" />}
            busy={starting}
            onClick={() => void start()}
          >
            {recorded ? 'Record again' : 'Record'}
          </Button>
        )}
        {recorded && (
          <Button ref={keepFocus} size="sm" variant="quiet" onClick={clearRecording}>
            Clear
          </Button>
        )}
        <output className="text-14 text-ink-2">{on ? 'Recording.' : ''}</output>
      </div>
      {recorded && <Steps recorded={recorded} />}
      {recorded && recorded.entries.length > 0 && <TestCode recorded={recorded} />}
      <BrowserTest />
    </div>
  )
}

function BrowserTest() {
  const address = `${location.origin}${basename}${currentRoute()}`.replaceAll("'", '%27')
  const command = `npx playwright codegen '${address}'`
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-14 text-ink-2">
        For a test in a real browser, run:
        <br />
        <code className="wrap-anywhere text-ink">{command}</code>
      </p>
      <CopyButton value={command} label="Copy command" />
    </div>
  )
}

function Steps({ recorded: { entries } }: { recorded: Recording }) {
  if (entries.length === 0) return <p className="text-14 text-ink-2">No steps yet.</p>
  return (
    <section>
      <h3 className="mb-2 text-14">Recorded steps</h3>
      <ol className="grid list-decimal gap-1 pl-6 text-14 marker:text-ink-3">
        {entries.map((entry, index) => (
          <li key={index} className="wrap-anywhere">
            {entryInWords(entry)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function TestCode({ recorded }: { recorded: Recording }) {
  const { path, text } = componentTest(recorded)
  return (
    <section className="grid gap-3">
      <h3 className="text-14">As a component test</h3>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-14 wrap-anywhere text-ink-2">
          Paste the test into <code>{path}</code>, then run <code>npm run format</code>.
        </p>
        <CopyButton value={text} label="Copy as test" />
      </div>
      <pre
        tabIndex={0}
        role="region"
        aria-label="The test"
        className="max-h-80 overflow-auto rounded-2 border border-line bg-sunken p-3 text-12"
      >
        <code>{text}</code>
      </pre>
    </section>
  )
}
