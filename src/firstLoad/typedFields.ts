/**
 * Keeps what has been typed into a page, and which field has the focus. Call the answer where React has made the page's fields
 * anew, in the same order.
 */
export function keepTyped(page: HTMLElement): () => void {
  const fields = () => [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const before = fields()
  const focused = document.activeElement
  return () => {
    const after = fields()
    for (const [index, old] of before.entries()) {
      const field = after[index]
      if (field === old || field?.name !== old.name) continue
      if (old.value !== '' && field.value === '') {
        // not by the field's own setter, by which React would take the value for one that it knows
        Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (old === focused) field.focus({ preventScroll: true })
    }
  }
}
