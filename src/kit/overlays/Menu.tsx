import {
  cloneElement,
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
} from 'react'
import type { MenuList } from './MenuPopup'
import { useEver } from '../useEver'
import { loadCode } from '@/platform/code'

type MenuProps = MenuList & {
  /** A button; it gets the ARIA attributes and the keyboard. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>
}

const loadPopup = async () => ({ default: (await import('./MenuPopup')).MenuPopup })
const MenuPopup = lazy(() => loadCode(loadPopup))

/** A list of commands: arrows, Home, End, first letters, Escape. Its code is fetched when the button is first in reach. */
export function Menu({ trigger, ...list }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const toggle = (withKey: boolean) => {
    setByKeyboard(withKey)
    setOpen(!open)
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        // a press of Enter or Space is a click without a count
        onClick: (event) => toggle(event.detail === 0),
        onPointerEnter: () => void loadPopup(),
        onFocus: () => void loadPopup(),
        onKeyDown: (event) => {
          // right after a click the focus is still here, and the popup's code may be on its way
          if (open && event.key === 'Escape') setOpen(false)
          if (open || event.key !== 'ArrowDown') return
          event.preventDefault()
          toggle(true)
        },
      })}
      {useEver(open) && (
        <Suspense fallback={null}>
          <MenuPopup
            {...list}
            open={open}
            byKeyboard={byKeyboard}
            onClose={() => setOpen(false)}
            anchor={button}
          />
        </Suspense>
      )}
    </>
  )
}
