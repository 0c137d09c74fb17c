import { Mail } from 'lucide-react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Badge } from './Badge'

function Example() {
  return (
    <Badge tone="info" icon={<Mail aria-hidden="true" />}>
      Unread
    </Badge>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A word about a thing, beside its name: “Best Value” on a plan, “Unread” on a message, the role of a user.',
    'One or two words. `gold` is for what the agency recommends, and only for that.',
  ],
  avoid: [
    'The word is a status from the contract, such as Pending or Rejected: `StatusBadge` chooses colour and icon.',
    'It can be pressed: `Button`. A badge is never a control.',
    'It is a whole sentence: `Banner`.',
  ],
  pairs: [
    {
      do: {
        why: 'Word and icon say it; the colour only helps.',
        draw: (
          <div className="flex flex-wrap gap-3">
            <Badge tone="ok">Active</Badge>
            <Badge>Inactive</Badge>
          </div>
        ),
      },
      dont: {
        why: 'A colour against its meaning: good news in red, a failure in green.',
        draw: (
          <div className="flex flex-wrap gap-3">
            <Badge tone="err">Active</Badge>
            <Badge tone="ok">Failed</Badge>
          </div>
        ),
      },
    },
  ],
  access: {
    role: 'None: it is text. The icon is hidden from screen readers.',
    keys: 'None.',
    said: 'Its word, where it stands in the text. So the word must make sense after the name: “Premium, Best Value”.',
  },
  contrast: [
    { what: '`ok`', ink: 'ok', on: 'ok-tint', least: 4.5 },
    { what: '`warn`', ink: 'warn', on: 'warn-tint', least: 4.5 },
    { what: '`err`', ink: 'err', on: 'err-tint', least: 4.5 },
    { what: '`info`', ink: 'info', on: 'info-tint', least: 4.5 },
    { what: '`gold`', ink: 'accent-text', on: 'accent-tint', least: 4.5 },
    { what: '`neutral`', ink: 'ink-2', on: 'sunken', least: 4.5 },
  ],
})
