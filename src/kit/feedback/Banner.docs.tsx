import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Button } from '../actions/Button'
import { TextField } from '../forms/TextField'
import { Banner } from './Banner'

function Example() {
  return (
    <Banner
      tone="warn"
      title="This transaction ID is already on SUB-1042"
      action={<Button size="sm">Compare</Button>}
    >
      Devika Nair, approved on 15 Sep for ₹4,499.
    </Banner>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'What became of an action: “Coupon created!” above the list of coupons, the report after several approvals.',
    'A list could not be loaded. `QueryView` shows this banner with “Try again” by itself.',
    'Something to look at before going on: a transaction ID that stands on two subscriptions.',
  ],
  avoid: [
    'One field is wrong: the `error` of the field, beside it.',
    'There is nothing to show: `EmptyState`.',
    'A word beside a name: `Badge`.',
  ],
  pairs: [
    {
      do: {
        why: 'The sentence of the catalogue, what is still safe, and the way on.',
        draw: (
          <Banner tone="err" title="Failed to approve." action={<Button size="sm">Try again</Button>}>
            Nothing was changed.
          </Banner>
        ),
      },
      dont: {
        why: 'A code that helps nobody, and no way on.',
        draw: (
          <Banner tone="err" title="Error 500">
            Something went wrong.
          </Banner>
        ),
      },
    },
    {
      do: {
        why: 'A wrong value is named beside its field, and there only.',
        draw: (
          <TextField
            label="Code"
            defaultValue="first 500"
            error="Only capitals and digits, without spaces."
          />
        ),
      },
      dont: {
        why: 'The same fault twice, and the upper one far from the field.',
        draw: (
          <div className="grid gap-3">
            <Banner tone="err">The code is wrong.</Banner>
            <TextField label="Code" defaultValue="second 500" error="The code is wrong." />
          </div>
        ),
      },
    },
  ],
  access: {
    role: '`alert` for `err`, `status` for the others.',
    keys: 'Tab reaches the action and the cross. Nothing takes the focus away from where it was.',
    said: 'A failure at once, everything else when the screen reader has finished its sentence.',
  },
  contrast: [
    { what: 'The text', ink: 'ink', on: 'err-tint', least: 4.5 },
    { what: 'The quiet line below a title', ink: 'ink-2', on: 'warn-tint', least: 4.5 },
    { what: 'The icon of a failure', ink: 'err', on: 'err-tint', least: 3 },
    { what: 'The icon of a success', ink: 'ok', on: 'ok-tint', least: 3 },
  ],
})
