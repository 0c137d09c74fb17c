import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { named, onPath } from '../executables'

/** Wide enough for the widest window, in pixels, with 24 bits of colour. */
const SCREEN = '1600x1200x24'

export const findXvfb = () => named('XVFB_PATH') ?? onPath('Xvfb')

/** Starts an X display in memory, under a number that is free. Rejects where Xvfb ends before it says one. */
export async function startDisplay() {
  const xvfb = spawn(findXvfb() ?? '', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const kill = () => xvfb.kill()
  process.once('exit', kill)
  const number = xvfb.stdio[3]
  if (!number) throw new Error('Xvfb has no pipe to say its number on.')
  const said: unknown[] = await Promise.race([
    once(number, 'data'),
    once(xvfb, 'exit').then(([code]) => {
      throw new Error(`Xvfb ended with ${code}.`)
    }),
  ])
  return {
    name: `:${String(said[0]).trim()}`,
    async stop() {
      process.off('exit', kill)
      kill()
      if (xvfb.exitCode === null && xvfb.signalCode === null) await once(xvfb, 'exit')
    },
  }
}
