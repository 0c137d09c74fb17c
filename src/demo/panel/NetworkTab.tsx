import { type QuirkId, quirkIds, quirkTitle } from '@mocks/quirks/quirks'
import { X } from 'lucide-react'
import { use } from 'react'
import { Button } from '@/kit/actions/Button'
import { IconButton } from '@/kit/actions/IconButton'
import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import { CheckboxField } from '@/kit/forms/CheckboxField'
import { keepFocus } from '@/kit/keepFocus'
import { useSignal } from '@/platform/useSignal'
import { startBackend } from '../backend'
import { type Conditions, conditions } from '../conditions/conditions'
import { partsOf, withLatency, withOffline } from '../conditions/edit'
import { force } from '../conditions/force'
import { callText, effectText } from '../conditions/words'
import { FaultForm } from './FaultForm'

export function NetworkTab() {
  use(startBackend())
  const inForce = useSignal(conditions)
  return (
    <div className="grid gap-6 @3xl:grid-cols-2">
      <div className="grid content-start gap-6">
        <Line inForce={inForce} />
        <Armed inForce={inForce} />
        <div className="grid gap-2">
          <p className="text-12 text-ink-2">
            These settings apply to this browser tab’s calls from now on. Reload to see how the page loads
            with them.
          </p>
          <Button size="sm" className="justify-self-start" onClick={() => globalThis.location.reload()}>
            Reload
          </Button>
        </div>
      </div>
      <FaultForm />
      <Quirks inForce={inForce} />
    </div>
  )
}

const latencies = [
  { value: '0', label: 'None' },
  { value: '300', label: '300 ms' },
  { value: '2000', label: '2 s' },
  { value: '10000', label: '10 s' },
]

function Line({ inForce }: { inForce: Conditions }) {
  const { offline, latencyMs } = partsOf(inForce)
  return (
    <section aria-label="Connection" className="grid gap-2">
      <SegmentedControl
        legend="Extra time per call"
        showLegend
        value={String(latencyMs)}
        onChange={(ms) => force(withLatency(inForce, Number(ms)))}
        options={latencies}
      />
      <CheckboxField
        label="Offline: no call gets through"
        checked={offline}
        onChange={({ target }) => force(withOffline(inForce, target.checked))}
      />
    </section>
  )
}

function Armed({ inForce }: { inForce: Conditions }) {
  const { single } = partsOf(inForce)
  return (
    <section aria-labelledby="demo-armed">
      <h3 id="demo-armed" className="mb-1 text-14">
        Faults
      </h3>
      {single.length === 0 && <p className="text-14 text-ink-2">No faults yet.</p>}
      <ul className="divide-y divide-line">
        {single.map((fault, index) => (
          <li
            key={`${index} ${JSON.stringify(fault)}`}
            ref={keepFocus}
            className="flex items-center gap-2 py-1 text-14"
          >
            <span className="min-w-0 flex-1">
              <strong className="font-[560]">{callText(fault.operation)}</strong> {effectText(fault)}
            </span>
            <IconButton
              label={`Remove: ${callText(fault.operation)} ${effectText(fault)}`}
              icon={<X aria-hidden="true" />}
              onClick={() => force({ ...inForce, faults: inForce.faults.filter((each) => each !== fault) })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quirks({ inForce }: { inForce: Conditions }) {
  const { quirks } = inForce
  const choose = (ids: readonly QuirkId[]) => force({ ...inForce, quirks: ids })
  return (
    <fieldset className="@3xl:col-span-2">
      <legend className="mb-1 text-14 font-[620]">Server quirks</legend>
      <CheckboxField
        label="All of them"
        checked={quirks.length === quirkIds.length}
        onChange={({ target }) => choose(target.checked ? quirkIds : [])}
      />
      <div className="mt-1 border-l border-line pl-3">
        {quirkIds.map((id) => (
          <CheckboxField
            key={id}
            label={<Title text={quirkTitle(id)} />}
            checked={quirks.includes(id)}
            onChange={({ target }) =>
              choose(target.checked ? [...quirks, id] : quirks.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function Title({ text }: { text: string }) {
  return (
    <span className="font-normal">
      {text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
    </span>
  )
}
