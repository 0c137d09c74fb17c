import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Avatar } from '../text/Avatar'
import { FileField } from './FileField'

function Example() {
  return (
    <FileField
      label="Profile image"
      hint="An image of 5 MB or less."
      optional
      accept="image/*"
      preview={<Avatar name="Ananya Rao" size={48} />}
      chooseLabel="Choose image"
      replaceLabel="Replace image"
      removeLabel="Do not use this image"
      noneLabel="No image chosen"
      onFile={() => undefined}
    />
  )
}

const words = {
  accept: 'image/*',
  chooseLabel: 'Choose image',
  replaceLabel: 'Replace image',
  removeLabel: 'Do not use this image',
  noneLabel: 'No image chosen',
  onFile: () => undefined,
}

export const doc = kitDoc({
  example: Example,
  use: ['One file of the reader’s own: the picture of a team member, the data that the demo reads in.'],
  avoid: [
    'Several files at once. The contract takes one.',
    'A picture that lies elsewhere already: `TextField` with its address.',
  ],
  pairs: [
    {
      do: {
        why: 'What may be chosen is said before the choice; what is wrong with it, in the words of its limit.',
        draw: (
          <FileField
            {...words}
            label="Profile image"
            hint="An image of 5 MB or less."
            error="The image is larger than 5 MB."
            preview={<Avatar name="Ananya Rao" size={48} />}
          />
        ),
      },
      dont: {
        why: 'The limit is learnt by failing.',
        draw: (
          <FileField
            {...words}
            label="Upload"
            error="Invalid file."
            preview={<Avatar name="Ananya Rao" size={48} />}
          />
        ),
      },
    },
  ],
  access: {
    role: 'The native file input, over the look of a button. Its name is the label and the verb: “Profile image Choose image”.',
    keys: 'Enter or Space opens the system’s chooser. A file can be dropped on it. After “Do not use this image” the focus is on it again.',
    said: 'The name of the chosen file, then error and hint, as its description.',
  },
  contrast: [
    { what: 'The edge of the button', ink: 'edge', on: 'paper', least: 3 },
    { what: '“No image chosen”', ink: 'ink-3', on: 'surface', least: 4.5 },
    { what: 'The error', ink: 'err', on: 'surface', least: 4.5 },
  ],
})
