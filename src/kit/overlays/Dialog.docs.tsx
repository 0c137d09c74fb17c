import { useState } from 'react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Button } from '../actions/Button'
import { TextAreaField } from '../forms/TextAreaField'
import { Dialog } from './Dialog'

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Resolve</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Resolve the complaint of Devika Nair"
        description="“Room photos look dark.”"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Resolve
            </Button>
          </>
        }
      >
        <TextAreaField label="Response" hint="The client will read it." rows={4} />
      </Dialog>
    </>
  )
}

function Opened({ title, verb }: { title: string; verb: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {verb}
          </Button>
        }
      >
        <TextAreaField label="Response" />
      </Dialog>
    </>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'A short task that needs the page behind it and nothing else: the answer to a complaint, the reason for a refused renewal.',
    'Two things side by side for a decision: two subscriptions with one transaction ID, in `size` `lg`.',
  ],
  avoid: [
    'Yes or no: `ConfirmDialog`.',
    'The form of a tab. It stands on its page, with an address, and survives a reload.',
    'News: `Banner`. Nobody should have to close anything to go on.',
  ],
  pairs: [
    {
      do: {
        why: 'Press it: the title says what is being done, and to whom. The button repeats the verb.',
        draw: <Opened title="Resolve the complaint of Devika Nair" verb="Resolve" />,
      },
      dont: {
        why: 'Press it: “Form” and “OK” would fit every dialog of the world.',
        draw: <Opened title="Form" verb="OK" />,
      },
    },
  ],
  access: {
    role: '`dialog`, named by its title and described by `description`.',
    keys: 'The focus goes to the first field, stays inside and returns to what opened it. Escape and the cross close it.',
    said: 'Title and description when it opens. The page behind is out of reach for screen readers too.',
  },
  contrast: [
    { what: 'The title', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'The description', ink: 'ink-2', on: 'surface', least: 4.5 },
  ],
})
