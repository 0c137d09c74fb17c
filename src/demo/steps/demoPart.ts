/** `data-demo` marks the body's children that belong to the demo and not to the product. */
const mark = 'demo'

export function markAsDemo(element: HTMLElement): void {
  element.dataset[mark] = ''
}

export const isDemoPart = (element: Element) => element.closest(`[data-${mark}]`) !== null

export const openLayers = (): Element[] =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].filter(
    (layer) => !isDemoPart(layer),
  )
