/** Fields that were once found to hold a password, even if they are shown as text now. */
const secrets = new WeakSet<Element>()

const secretAutocomplete = /\b(?:current-password|new-password|one-time-code)\b/i
const secretName = /pass(?:word|code|phrase)|\bpin\b|\bsecret\b/i

export function isSecret(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const labels = Array.from(field.labels ?? [], (label) => label.textContent)
  const names = [field.name, field.id, field.getAttribute('aria-label') ?? '', ...labels].join(' ')
  const secret =
    field.type === 'password' || secretAutocomplete.test(field.autocomplete) || secretName.test(names)
  if (secret) secrets.add(field)
  return secrets.has(field)
}

/** Remembers password fields before they are typed into. Returns a function that stops watching. */
export function watchForSecrets(page: Document): () => void {
  const look = () => {
    for (const field of page.querySelectorAll<HTMLInputElement>('input')) isSecret(field)
  }
  look()
  const observer = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) if (oldValue === 'password') secrets.add(target as Element)
    look()
  })
  observer.observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['type'],
    attributeOldValue: true,
  })
  return () => observer.disconnect()
}
