/** Where the focus goes when what had it has left the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus()
}

/** On a narrow page, where the form stands below the records, it comes up to where its fields can be seen. */
export function focusForm(): void {
  const heading = document.querySelector<HTMLElement>('#record-form h2')
  heading?.focus()
  if (heading && heading.getBoundingClientRect().top > window.innerHeight / 3) heading.scrollIntoView()
}
