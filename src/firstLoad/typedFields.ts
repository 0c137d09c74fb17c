type Field = HTMLInputElement | HTMLTextAreaElement

const selector = 'input[name]:not([type="radio"], [type="checkbox"]), textarea[name]'

const fieldsIn = (page: HTMLElement): Map<string, Field> =>
  new Map(
    [...page.querySelectorAll<Field>(selector)].map((field) => [
      `${field.form?.getAttribute('aria-label')}: ${field.name}`,
      field,
    ]),
  )

/** Keeps what has been typed into the page, and which field has the focus; call the answer once the page stands there anew. */
export function keepTyped(page: HTMLElement): () => void {
  const before = fieldsIn(page)
  const focused = document.activeElement
  return () => {
    const after = fieldsIn(page)
    for (const [name, { value }] of before) {
      const field = after.get(name)
      if (!field || field.value !== '' || value === '') continue
      // not by the field's own setter, by which React would take the value for one that it knows
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const [name, field] of before) if (field === focused) after.get(name)?.focus({ preventScroll: true })
  }
}
