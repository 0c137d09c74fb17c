/** Marks, as `data-demo`, every element at the top of the body that belongs to the demo and not to the product. */
const mark = 'demo'

export function markAsDemo(element: HTMLElement): void {
  element.dataset[mark] = ''
}

export const isDemoPart = (element: Element) => element.closest(`[data-${mark}]`) !== null

export const openLayers = (): Element[] =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].filter(
    (layer) => !isDemoPart(layer),
  )
