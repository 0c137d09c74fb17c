import type { Scenario } from '@mocks/scenarios'
import { CopyButton } from '@/kit/actions/CopyButton'
import { Banner } from '@/kit/feedback/Banner'
import { TextField } from '@/kit/forms/TextField'
import { formatCount } from '@/lib/count'
import { scenarioAddress } from '../panel/controls'
import { MAX_LINK_LENGTH } from './link'
import { SaveButton } from './SaveButton'

/** `link` is null if the browser cannot compress the moment. */
export type Shared = { about: string; link: string | null; scenario: Scenario | null }

export function SharedLinks({ about, link, scenario }: Shared) {
  const fits = link !== null && link.length <= MAX_LINK_LENGTH
  return (
    <>
      {fits && <LinkField label="Link to this moment" link={link} hint={about} />}
      {!fits && (
        <Banner
          tone="warn"
          title={link === null ? 'This browser cannot make links.' : 'This moment is too long for a link.'}
        >
          {link !== null &&
            `The link would have ${formatCount(link.length)} characters, and mail and chat apps cut off links longer than ${formatCount(MAX_LINK_LENGTH)}. `}
          Save the moment as a file instead, and open the file in the Data tab of another browser.
        </Banner>
      )}
      {!fits && <SaveButton />}
      {scenario && (
        <LinkField
          label="Link to the scenario"
          link={globalThis.location.origin + scenarioAddress(scenario)}
          hint={`Nothing has changed since you opened the scenario “${scenario.title}”. This link is shorter, and the scenario’s dates follow the day on which you open the link.`}
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
