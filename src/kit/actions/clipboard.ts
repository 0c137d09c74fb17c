/** Copies text. Without a Clipboard API (plain http, old web views) it uses a hidden text area. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.setAttribute('aria-hidden', 'true')
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0'
  // An open dialog traps the focus, so the text area has to be inside it.
  const host = focused?.closest('[role="dialog"],[role="alertdialog"]') ?? document.body
  host.append(area)
  area.select()
  let copied = false
  try {
    // Deprecated, but the only way without the Clipboard API.
    copied = document.execCommand('copy')
  } catch {
    copied = false
  }
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
