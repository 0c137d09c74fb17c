import { isDemoPart } from './steps/demoPart'

/** The dialogs and menus of the product that are open. */
export const openLayers = (): Element[] =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].filter(
    (layer) => !isDemoPart(layer),
  )
