import type { ReactNode } from 'react'
import { Tabs as Base } from '@base-ui/react/tabs'

export type Tab = { value: string; label: ReactNode; icon?: ReactNode; count?: number; content: ReactNode }

export type TabsProps = {
  /** The name of the list of tabs, for screen readers. */
  label: string
  tabs: Tab[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  className?: string
}

/** Controlled with `value`, otherwise it keeps its own; arrows move, the panel follows. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className }: TabsProps) {
  return (
    <Base.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={(next) => {
        if (typeof next === 'string') onChange?.(next)
      }}
      className={className}
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line-2 px-1 pt-1"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="relative flex min-h-11 shrink-0 items-center gap-2 px-3 text-[.9375rem] font-medium text-ink-2 after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-[3px] hover:text-ink focus-visible:-outline-offset-2 data-active:font-semibold data-active:text-ink data-active:after:bg-accent forced-colors:data-active:after:bg-[Highlight] [&>svg]:size-[18px]"
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-1 bg-line px-[7px] text-12 font-[620] text-ink tabular-nums">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
