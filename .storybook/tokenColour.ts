export type Theme = 'light' | 'dark'

/** Red, green, blue and alpha of a colour token as the browser paints it, from 0 to 255. */
export function paintedColour(token: string, theme: Theme): [number, number, number, number] {
  const probe = document.createElement('span')
  probe.dataset['theme'] = theme
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const colour = getComputedStyle(probe).color
  probe.remove()
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('The browser has no canvas to paint the colour on.')
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha]
}

/** The token's colour as #rrggbb: Storybook reckons with colours and reads no others. */
export function hexOf(token: string, theme: Theme): string {
  const [red, green, blue] = paintedColour(token, theme)
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
