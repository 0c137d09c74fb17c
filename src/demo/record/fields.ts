export type TextElement = HTMLInputElement | HTMLTextAreaElement

const typedTypes = /^(?:text|search|email|tel|url|number|password|date|time|datetime-local|month|week)$/

export const isInput = (element: Element) => element instanceof HTMLInputElement

export const isTextField = (element: Element): element is TextElement =>
  element instanceof HTMLTextAreaElement || (isInput(element) && typedTypes.test(element.type))

export const isPicker = (element: Element): element is HTMLInputElement =>
  isInput(element) && (element.type === 'color' || element.type === 'range')

export const isCheckable = (element: Element): element is HTMLInputElement =>
  isInput(element) && (element.type === 'checkbox' || element.type === 'radio')
