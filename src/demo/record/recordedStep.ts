import * as z from 'zod/mini'

const region = z.strictObject({ role: z.string(), name: z.string() })
const place = {
  /** The dialog, region or list item around the element, if its name is not unique. */
  within: z.optional(region),
  /** Which of several matching elements, in page order, counted from 0. */
  index: z.optional(z.int().check(z.minimum(0))),
}

const on = z.union([
  z.strictObject({ role: z.string(), name: z.optional(z.string()), ...place }),
  z.strictObject({ label: z.string(), ...place }),
  z.strictObject({ text: z.string(), ...place }),
])

export const recordedStepSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('click'), on }),
  /** Replaces what is in the field, unless `append` is set. */
  z.strictObject({
    do: z.literal('type'),
    on,
    text: z.string(),
    append: z.optional(z.literal(true)),
  }),
  /** Types the demo’s password, or `standIn` in place of another password, which stays secret. */
  z.strictObject({ do: z.literal('typePassword'), on, standIn: z.optional(z.string()) }),
  /** Sets a value that is picked, not typed, such as a colour. */
  z.strictObject({ do: z.literal('pick'), on, value: z.string() }),
  /** Chooses the option with this visible text from a list. */
  z.strictObject({ do: z.literal('choose'), on, option: z.string() }),
  z.strictObject({ do: z.literal('check'), on }),
  z.strictObject({ do: z.literal('uncheck'), on }),
  /** Presses a key by its DOM name (“Enter”, “Escape”, “ArrowDown”) on the element `on`, or else on the focused one. */
  z.strictObject({
    do: z.literal('press'),
    key: z.string().check(z.regex(/^(?:[A-Za-z0-9]{2,20}|.)$/u)),
    on: z.optional(on),
  }),
])
export type RecordedStep = z.infer<typeof recordedStepSchema>
