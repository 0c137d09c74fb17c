/** Saves typed values and focus. The returned function restores both in React's new fields, by position. */
export function keepTypedValues(page: HTMLElement): () => void {
  const fields = () => [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const before = fields()
  const focused = document.activeElement
  return () => {
    const after = fields()
    for (const [index, old] of before.entries()) {
      const field = after[index]
      if (field === old || field?.name !== old.name) continue
      if (old.value !== '' && field.value === '') {
        // bypass React's value tracking, or React would ignore the input event
        Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (old === focused) field.focus({ preventScroll: true })
    }
  }
}
