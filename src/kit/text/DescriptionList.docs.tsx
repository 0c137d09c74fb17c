import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { StatusBadge } from '../feedback/StatusBadge'
import { DescriptionList } from './DescriptionList'

function Example() {
  return (
    <DescriptionList
      className="max-w-xs"
      items={[
        { term: 'Plan', value: 'Premium' },
        { term: 'Paid', value: '₹4,499' },
        { term: 'Status', value: <StatusBadge status={{ text: 'Active', urgency: 'good' }} /> },
      ]}
    />
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'The facts of one thing: a subscription in the portal, a renewal request, the printed acknowledgement.',
    'Short names, short values. A value may be a badge or hold a `CopyButton`.',
  ],
  avoid: [
    'Several things with the same facts: `DataTable`.',
    'Sentences. They are read badly against the right edge.',
  ],
  pairs: [
    {
      do: {
        why: 'Names of one word or two, and figures that end in one line.',
        draw: (
          <DescriptionList
            items={[
              { term: 'Price', value: '₹4,999' },
              { term: 'Coupon', value: '−₹500' },
              { term: 'Paid', value: '₹4,499' },
            ]}
          />
        ),
      },
      dont: {
        why: 'A sentence as a value.',
        draw: (
          <DescriptionList
            items={[
              {
                term: 'Renewal',
                value:
                  'You can ask for a renewal as soon as the plan has expired, and an admin will look at it then.',
              },
            ]}
          />
        ),
      },
    },
  ],
  access: {
    role: 'A native description list: each name is a `term`, each value a `definition`.',
    keys: 'None of its own.',
    said: 'Name and value in pairs, in their order. So no name may stand without a value: write “N/A”.',
  },
  contrast: [
    { what: 'Names', ink: 'ink-3', on: 'surface', least: 4.5 },
    { what: 'Values', ink: 'ink', on: 'surface', least: 4.5 },
  ],
})
