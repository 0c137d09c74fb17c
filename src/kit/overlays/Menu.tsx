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
import { useLatch } from '../useLatch'
import { loadCode } from '@/platform/code'

type MenuProps = MenuList & {
  /** The button that opens the menu. It gets the ARIA attributes and the key handlers. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>
}

const loadPopup = async () => ({ default: (await import('./MenuPopup')).MenuPopup })
const MenuPopup = lazy(() => loadCode(loadPopup))

/** A list of commands with full keyboard support. Its code loads when the button is hovered or focused. */
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
        // Enter and Space are clicks with detail 0; a double click counts once
        onClick: ({ detail }) => detail < 2 && toggle(detail === 0),
        onPointerEnter: () => void loadPopup(),
        onFocus: () => void loadPopup(),
        onKeyDown: (event) => {
          // right after a click the focus is still here while the popup's code loads
          if (open && event.key === 'Escape') setOpen(false)
          if (open || event.key !== 'ArrowDown') return
          event.preventDefault()
          toggle(true)
        },
      })}
      {useLatch(open) && (
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
