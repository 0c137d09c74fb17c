import { startApp } from '@/app/start'
import { enterState } from '../backend'
import { demoRoot } from '../demoRoot'
import { momentHref, openedMoment, searchIn } from './addresses'
import { MomentStrip } from './MomentStrip'
import { moments } from './moments'
import { follow } from './progress'
import { pretendOffline, scenarioOf } from './visit'

/** Opens the page, performs all steps but the last, and names the last in a strip. Resolves with false for an unknown ID. */
export async function openMoment(id: string, root: HTMLElement): Promise<boolean> {
  const moment = moments.find((one) => one.id === id)
  if (!moment) return false
  const search = searchIn(globalThis.location.search)
  openedMoment.write(momentHref(id, search))
  if (moment.offline) pretendOffline()
  await enterState(scenarioOf(moment))
  await startApp(root)
  const strip = demoRoot('error-tour-')
  const stop = follow(moment)
  const end = () => {
    stop()
    strip.unmount()
  }
  strip.render(<MomentStrip moment={moment} search={search} onEnd={end} />)
  return true
}
