import type { ReactNode, RefObject } from 'react'
import { Menu as Base } from '@base-ui/react/menu'
import { Link, type LinkProps } from 'react-router-dom'

const row =
  'flex min-h-9 w-full items-center gap-2.5 rounded-[8px] px-2.5 py-1.5 text-left text-[.9375rem] no-underline outline-none select-none pointer-coarse:min-h-11 ' +
  'data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-brand-text ' +
  'text-ink [&>svg]:size-[18px] [&>svg]:text-ink-3'

type MenuItem = {
  /** The command's text. Typing its first letters jumps to it. */
  label: string
  /** Shown before the label. Mark it `aria-hidden`. */
  icon?: ReactNode
  /** Draws a line above the item. */
  separated?: boolean
} & (
  | {
      /** Called when the item is chosen. */
      onSelect: () => void
      /** Not with `onSelect`. */
      to?: undefined
    }
  | {
      /** The page that the item leads to. */
      to: LinkProps['to']
      /** Not with `to`. */
      onSelect?: undefined
    }
)

export type MenuList = {
  /** The items, from top to bottom. */
  items: MenuItem[]
  /** Shown above the items, such as the user's name. */
  header?: ReactNode
}

type MenuPopupProps = MenuList & {
  /** Whether the menu is open. */
  open: boolean
  /** Whether the menu was opened by keyboard. If so, the first command is highlighted. */
  byKeyboard: boolean
  /** Called to close the menu. */
  onClose: () => void
  /** The button below which the menu opens. The focus returns to it. */
  anchor: RefObject<HTMLElement | null>
}

/** The menu's popup, loaded on demand by `Menu`. */
export function MenuPopup(props: MenuPopupProps) {
  const { open, byKeyboard, onClose, anchor, items, header } = props
  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, { event }) => {
        // the button handles its own clicks: closing here as well would open the menu again
        if (!next && !(event.target instanceof Node && anchor.current?.contains(event.target))) onClose()
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-30 outline-none"
        >
          <Base.Popup
            // not after Tab: the focus is at the next control by then
            finalFocus={() =>
              document.activeElement?.matches('body, [role="menu"], [role="menu"] *') ? anchor.current : false
            }
            onFocus={({ target, currentTarget }) => {
              if (byKeyboard && target === currentTarget)
                currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
            }}
            onKeyDown={({ key, shiftKey }) => {
              if (key !== 'Tab' || shiftKey) return
              anchor.current?.focus()
              onClose()
            }}
            className="layer-pop max-h-(--available-height) max-w-[min(320px,calc(100vw-16px))] min-w-[190px] overflow-y-auto rounded-2 border border-line-2 bg-surface p-1.5 shadow-high outline-none"
          >
            {header && (
              <div className="mb-1.5 border-b border-line px-2.5 pt-1 pb-2.5 text-14 text-ink-2">
                {header}
              </div>
            )}
            {items.map((item) => (
              <Row key={item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Row({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon}
      <span className="min-w-0 wrap-anywhere">{item.label}</span>
    </>
  )
  return (
    <>
      {item.separated && <Base.Separator className="mx-1 my-1.5 h-px bg-line" />}
      {item.to === undefined ? (
        <Base.Item className={row} label={item.label} onClick={item.onSelect}>
          {content}
        </Base.Item>
      ) : (
        <Base.LinkItem className={row} label={item.label} closeOnClick render={<Link to={item.to} />}>
          {content}
        </Base.LinkItem>
      )}
    </>
  )
}
