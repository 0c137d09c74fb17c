import { expect, test, vi } from 'vitest'
import { view, watchPage } from './watch'

test('looks again when a menu or a dialog opens or closes', async () => {
  // not `stubGlobal`: the page is watched until the file’s end
  Object.assign(globalThis, { requestAnimationFrame: queueMicrotask })
  watchPage()
  const changed = vi.fn<() => void>()
  view.subscribe(changed)
  const dialog = document.createElement('div')
  dialog.role = 'dialog'
  document.body.append(dialog)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
  dialog.remove()
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
})
