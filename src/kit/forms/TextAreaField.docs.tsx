import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { TextAreaField } from './TextAreaField'
import { TextField } from './TextField'

function Example() {
  return <TextAreaField label="Response" hint="The client will read it." rows={4} />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'More than a line: a ticket’s message, the reason of a rejection, a plan’s features.',
    'Say in the label or the hint who will read it, where it is not plain: “Devika will read this.”',
  ],
  avoid: [
    'One line, even a long one: `TextField`. Enter then sends the form, as people expect.',
    'Formatted text. The product shows plain text only.',
  ],
  pairs: [
    {
      do: {
        why: 'As high as the answer that is expected, and it can be drawn larger.',
        draw: <TextAreaField label="Why is it rejected? Devika will read this." rows={3} />,
      },
      dont: {
        why: 'A slit for three sentences: nobody reads over what was written.',
        draw: (
          <TextField
            label="Reason for the rejection"
            defaultValue="The amount that arrived is not the one of the pl"
          />
        ),
      },
    },
  ],
  access: {
    role: '`textbox` of several lines, named by its label.',
    keys: 'Enter makes a new line, Tab leaves it. In the queue Escape cancels the rejection.',
    said: 'The label, the text, then error and hint. An error that appears is read politely.',
  },
  contrast: [
    { what: 'The text', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'The edge', ink: 'edge', on: 'paper', least: 3 },
    { what: 'The edge with an error', ink: 'err', on: 'surface', least: 3 },
  ],
})
