import { addFault, type Fault } from '@mocks/faults'
import { useState } from 'react'
import { Button } from '@/kit/actions/Button'
import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import { SearchField } from '@/kit/forms/SearchField'
import { SelectField } from '@/kit/forms/SelectField'
import { summaries } from '@/contract'
import { callsBySearch, choicesFor } from './faultChoices'

export function FaultForm() {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Fault['operation']>('*')
  const [label, setLabel] = useState('500')
  const [often, setOften] = useState<'once' | 'always'>('once')

  const groups = callsBySearch(search)
  const found: Fault['operation'][] = [
    ...(search === '' ? ['*' as const] : []),
    ...groups.flatMap(({ calls }) => calls),
  ]
  const operation = found.includes(chosen) ? chosen : found[0]
  const choices = operation === undefined ? [] : choicesFor(operation)
  const choice =
    choices.find((each) => each.label === label) ??
    choices.find((each) => each.label.startsWith(label.slice(0, 3)))

  return (
    <form
      aria-label="Add a fault"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (operation !== undefined && choice)
          addFault({ operation, ...choice.kind, ...(often === 'once' ? { times: 1 } : {}) })
      }}
    >
      <h3 className="text-14">Add a fault</h3>
      <SearchField
        label="Search calls"
        size="sm"
        placeholder="Approve, coupon, chat…"
        value={search}
        onChange={setSearch}
      />
      {operation === undefined ? (
        <p role="status" className="text-14 text-ink-2">
          No calls match your search.
        </p>
      ) : (
        <>
          <SelectField
            label="Call"
            size="sm"
            value={operation}
            onChange={({ target }) => setChosen(target.value as Fault['operation'])}
          >
            {search === '' && <option value="*">Every call</option>}
            {groups.map(({ tag, calls }) => (
              <optgroup key={tag} label={tag}>
                {calls.map((id) => (
                  <option key={id} value={id}>
                    {summaries[id]}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <SelectField
            label="What happens"
            size="sm"
            value={choice?.label}
            onChange={({ target }) => setLabel(target.value)}
          >
            {choices.map((each) => (
              <option key={each.label}>{each.label}</option>
            ))}
          </SelectField>
          <div className="flex flex-wrap items-center gap-3">
            <SegmentedControl
              legend="How often"
              value={often}
              onChange={setOften}
              options={[
                { value: 'once', label: 'Once' },
                { value: 'always', label: 'Always' },
              ]}
            />
            <Button type="submit" size="sm" variant="primary">
              Add fault
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
