import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Badge } from './Badge'
import { StatusBadge } from './StatusBadge'

function Example() {
  return <StatusBadge status={{ text: 'Pending', urgency: 'waiting' }} />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'The status of a subscription, a complaint, a renewal or a payment option, wherever it stands: card, table, sheet.',
    'Word and urgency come from `src/domain`, so one status looks the same in portal and panel.',
  ],
  avoid: [
    'The word is no status: a role, “Best Value”. That is a `Badge`.',
    'Choosing a colour by hand. A status that the contract does not know yet gets the look of `unknown`.',
  ],
  pairs: [
    {
      do: {
        why: 'The same status, the same look, on every screen.',
        draw: (
          <div className="flex flex-wrap gap-3">
            <StatusBadge status={{ text: 'Active', urgency: 'good' }} />
            <StatusBadge status={{ text: 'Expired', urgency: 'over' }} />
          </div>
        ),
      },
      dont: {
        why: 'By hand: expired is over, not broken. Red would frighten for nothing.',
        draw: (
          <div className="flex flex-wrap gap-3">
            <Badge tone="ok">Active</Badge>
            <Badge tone="err">Expired</Badge>
          </div>
        ),
      },
    },
  ],
  access: {
    role: 'None: it is text.',
    keys: 'None.',
    said: 'The word. Each urgency has an icon of its own, so that nobody needs to tell the colours apart.',
  },
  contrast: [
    { what: '`waiting`', ink: 'warn', on: 'warn-tint', least: 4.5 },
    { what: '`open`', ink: 'info', on: 'info-tint', least: 4.5 },
    { what: '`good`', ink: 'ok', on: 'ok-tint', least: 4.5 },
    { what: '`bad`', ink: 'err', on: 'err-tint', least: 4.5 },
    { what: '`over`, `off`, `unknown`', ink: 'ink-2', on: 'sunken', least: 4.5 },
  ],
})
