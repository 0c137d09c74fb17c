/** Where the focus goes when what had it has left the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus()
}
