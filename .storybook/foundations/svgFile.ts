const presented = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]

/** Any CSS colour as `rgb()`, because drawing programs do not read `oklch()`. */
function rgbText(context: CanvasRenderingContext2D, value: string): string {
  if (!/^(ok|color)/.test(value)) return value
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = value
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** A standalone SVG file: variables and classes become plain attributes, in the theme on screen. */
export function svgFileOf(drawing: SVGSVGElement): string {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('The browser has no canvas.')
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [at, shown] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const target = copies[at]
    const style = getComputedStyle(shown)
    if (style.display === 'none') target?.remove()
    const isStyled = shown !== drawing && (shown.hasAttribute('class') || shown.hasAttribute('style'))
    for (const name of presented)
      if (isStyled || /var\(|currentColor/.test(shown.getAttribute(name) ?? ''))
        target?.setAttribute(name, rgbText(context, style.getPropertyValue(name)))
    target?.removeAttribute('class')
    target?.removeAttribute('style')
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return copy.outerHTML
}
