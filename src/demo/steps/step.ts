type Region = {
  /** The dialog, region or list item around the element, if its name is not unique. */
  within?: { role: string; name: string } | undefined
  /** Which of several matching elements, in page order, counted from 0. */
  index?: number | undefined
}

/** How a person finds an element on the page: by its role and accessible name, else by its label or text. */
export type Target = ({ role: string; name?: string | undefined } | { label: string } | { text: string }) &
  Region

export type Press = { do: 'click'; on: { role: 'button'; name: string } }

export type UserStep =
  | Press
  | { do: 'click'; on: Target }
  /** Replaces the text of the field. */
  | { do: 'type'; on: Target; text: string }
  /** Types the demo’s password. */
  | { do: 'typePassword'; on: Target }
  /** Chooses the option with this visible text from a list. */
  | { do: 'choose'; on: Target; option: string }
