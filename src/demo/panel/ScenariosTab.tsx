import { scenarios } from '@mocks/scenarios'
import { SelectField } from '@/kit/forms/SelectField'
import { openScenario } from './controls'

/** The named states of the product. */
export function ScenariosTab() {
  return (
    <SelectField
      label="See a state"
      size="sm"
      hint="Sets data, user, clock and failures, and opens its page. The address can be shared."
      value=""
      onChange={(event) => void openScenario(event.target.value)}
    >
      <option value="">Choose a scenario</option>
      {Object.values(scenarios).map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
