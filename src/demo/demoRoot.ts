import { createRoot, type Root } from 'react-dom/client'
import { markAsDemo } from './steps/demoPart'

/** A separate React root at the end of the body: an error of the product must not remove the demo's controls. */
export function demoRoot(identifierPrefix: string): Root {
  const host = document.createElement('div')
  markAsDemo(host)
  document.body.append(host)
  return createRoot(host, { identifierPrefix })
}
