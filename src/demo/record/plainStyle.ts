const inline = new Set(
  'a abbr b bdi br cite code em i label mark q s small span strong sub sup svg time u'.split(' '),
)

const displayOf = (element: Element): string => {
  const { localName } = element
  if (element.hasAttribute('hidden') || localName === 'template') return 'none'
  if (localName === 'dialog' && !element.hasAttribute('open')) return 'none'
  return inline.has(localName) ? 'inline' : 'block'
}

/** Visibility is inherited, unlike display. */
const visibilityOf = (element: Element): string => {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const own = each.hasAttribute('style') && (each as HTMLElement).style.visibility
    if (own) return own
  }
  return 'visible'
}

/** The style of an element in a component test, which loads no style sheet: inline styles, `hidden` and defaults. */
export function plainStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement
  const valueOf = (name: string) => {
    if (name === 'display') return style.display || displayOf(element)
    return name === 'visibility' ? visibilityOf(element) : undefined
  }
  return new Proxy(style, {
    get(_, name) {
      if (name === 'getPropertyValue')
        return (property: string) => valueOf(property) ?? style.getPropertyValue(property)
      const value: unknown = valueOf(String(name)) ?? Reflect.get(style, name, style)
      return typeof value === 'function' ? (value.bind(style) as unknown) : value
    },
  })
}
