import type { UserStep, Target } from './step'

/** The element in words: `button “Log in” in dialog “Session ended”`. */
export function targetInWords(target: Target): string {
  const parts = [nameInWords(target)]
  if (target.index !== undefined) parts.push(`(number ${target.index + 1})`)
  if (target.within) parts.push(`in ${target.within.role} “${target.within.name}”`)
  return parts.join(' ')
}

function nameInWords(target: Target): string {
  if ('label' in target) return `field “${target.label}”`
  if ('text' in target) return `“${target.text}”`
  return target.name === undefined ? target.role : `${target.role} “${target.name}”`
}

/** The step as a sentence without its full stop: `Click button “Log in”`. */
export function stepInWords(step: UserStep): string {
  switch (step.do) {
    case 'click':
      return `Click ${targetInWords(step.on)}`
    case 'type':
      if (step.text === '') return `Clear ${targetInWords(step.on)}`
      return `Type “${step.text}” ${step.append ? 'at the end of' : 'into'} ${targetInWords(step.on)}`
    case 'typePassword':
      return `Type ${step.standIn === undefined ? 'the demo’s' : 'another'} password into ${targetInWords(step.on)}`
    case 'pick':
      return `Set ${targetInWords(step.on)} to ${step.value}`
    case 'choose':
      return `Choose “${step.option}” in ${targetInWords(step.on)}`
    case 'check':
      return `Tick ${targetInWords(step.on)}`
    case 'uncheck':
      return `Untick ${targetInWords(step.on)}`
    case 'press':
      return `Press ${step.key === ' ' ? 'Space' : step.key}${step.on ? ` in ${targetInWords(step.on)}` : ''}`
  }
}
