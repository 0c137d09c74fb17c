import { Dialog } from '@base-ui/react/dialog'
import { Tabs } from '@base-ui/react/tabs'
import { X } from 'lucide-react'
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '@/kit/actions/Button'
import { IconButton } from '@/kit/actions/IconButton'
import { cx } from '@/kit/cx'
import { Badge } from '@/kit/feedback/Badge'
import { Banner } from '@/kit/feedback/Banner'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { keepFocus } from '@/kit/keepFocus'
import { useSignal } from '@/platform/useSignal'
import { startBackend } from '../backend'
import { noConditions } from '../conditions/conditions'
import '../demo.css'
import { dismissNotice } from '../notices'
import { useWhatIsOn } from './Handle'
import { isOpen, lastTab } from './barState'
import { keepButton } from './keepButton'
import { usePhoneSize } from './phone'
import { type DemoTab, developerTabs, tabs } from './tabs'

type DemoPanelProps = {
  /** True if the user opened the panel, false if a reload did. */
  takesFocus: boolean
  onClose: () => void
}

/** The demo’s controls: a full sheet on a phone; in wider windows, below or beside the page. */
export function DemoPanel({ takesFocus, onClose }: DemoPanelProps) {
  const popup = useRef<HTMLDivElement>(null)
  const modal = usePhoneSize()
  useLayoutEffect(() => {
    // the tabs suspend until the backend has started, and cannot start it while they render
    void startBackend()
    document.documentElement.dataset['demoPanel'] = ''
    return () => {
      delete document.documentElement.dataset['demoPanel']
    }
  }, [])

  return (
    <Dialog.Root
      open
      modal={modal}
      disablePointerDismissal
      onOpenChange={(_open, { reason, event }) => {
        // Escape pressed in the page belongs to the page
        const elsewhere = reason === 'escape-key' && !popup.current?.contains(event.target as Node)
        if (!elsewhere) onClose()
      }}
    >
      <Dialog.Portal data-demo="">
        <Dialog.Popup
          ref={popup}
          initialFocus={takesFocus}
          finalFocus={false}
          className="fixed inset-x-0 inset-y-0 z-50 data-nested-dialog-open:z-30 flex flex-col bg-surface low:overflow-y-auto sm:top-auto sm:h-(--panel-height) sm:border-t sm:border-line-2 sm:shadow-high min-[1680px]:inset-y-0 min-[1680px]:left-auto min-[1680px]:h-auto min-[1680px]:w-(--panel-width) min-[1680px]:border-t-0 min-[1680px]:border-l"
        >
          <div className="flex flex-wrap items-center gap-x-3 py-1.5 pr-2 pl-4">
            <Dialog.Title className="text-16">Demo controls</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close" icon={<X aria-hidden="true" />} className="order-1 ml-auto" />
              }
            />
            <WhatIsOn />
          </div>
          <PanelTabs />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function WhatIsOn() {
  const on = useWhatIsOn()
  const isForced = on.some((each) => each.isForced)
  return (
    <div className="order-1 flex min-h-9 min-w-0 basis-full flex-wrap items-center gap-1.5 pr-2 sm:order-none sm:flex-1 sm:basis-0 min-[1680px]:order-1 min-[1680px]:basis-full">
      {on.map(({ text, sentence, isForced: warns }) => (
        <Badge key={text} tone={warns ? 'warn' : 'info'} className="max-w-full">
          <span title={sentence} className="truncate">
            {text}
          </span>
        </Badge>
      ))}
      {on.length === 0 && (
        <span className="text-12 text-ink-2">You are a visitor. Everything works as it should.</span>
      )}
      {isForced && (
        <Button ref={keepFocus} size="sm" variant="quiet" className="ml-auto" onClick={() => void clear()}>
          Clear all faults
        </Button>
      )}
    </div>
  )
}

async function clear(): Promise<void> {
  const [{ force }, { queryClient }] = await Promise.all([
    import('../conditions/force'),
    import('@/api/queryClient'),
  ])
  force(noConditions)
  await queryClient.invalidateQueries()
}

const allTabs = [...tabs, ...developerTabs]

function PanelTabs() {
  const last = useSignal(lastTab)
  const shown = allTabs.find(({ id }) => id === last) ?? allTabs[0]
  return (
    <Tabs.Root
      value={shown?.id}
      onValueChange={(id) => lastTab.set(String(id))}
      className="flex min-h-0 flex-1 flex-col low:flex-none"
    >
      <Tabs.List
        aria-label="Tools"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-3 pb-2"
      >
        <div className="flex flex-wrap gap-1 max-sm:w-full">
          {tabs.map((tab) => (
            <ToolTab key={tab.id} {...tab} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-1">
          <span className="px-1 text-12 text-ink-3">For developers</span>
          {developerTabs.map((tab) => (
            <ToolTab key={tab.id} {...tab} />
          ))}
        </div>
      </Tabs.List>
      {allTabs.map(({ id, Part }) => (
        <Tabs.Panel
          key={id}
          value={id}
          className="@container min-h-0 flex-1 overflow-y-auto p-4 low:overflow-y-visible"
        >
          <Suspense fallback={<LoadingStatus />}>
            <Part />
            <KeptButton />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

/** Beside the tab's part, so that its effect waits until the part is shown. */
function KeptButton() {
  useEffect(keepButton, [])
  return null
}

function ToolTab({ id, label, icon: Icon }: DemoTab) {
  return (
    <Tabs.Tab
      value={id}
      className={cx(
        'flex min-h-8 items-center justify-center gap-1.5 rounded-1 whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink data-active:bg-brand-tint data-active:font-[560] data-active:text-brand-text forced-colors:data-active:underline pointer-coarse:min-h-11',
        Icon ? 'px-3 text-14 max-sm:flex-1 max-sm:px-1.5' : 'px-2 text-12 max-sm:px-1.5',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 max-[359px]:hidden" />}
      {label}
    </Tabs.Tab>
  )
}

/** The demo's own messages: above the panel. On a phone, at the top, away from dialog buttons; over the panel, below its tabs. */
export function DemoNotices({ notices }: { notices: readonly string[] }) {
  const overPanel = useSignal(isOpen)
  return (
    <div
      className={cx(
        'fixed inset-x-4 z-60 mx-auto grid max-w-[560px] gap-2 sm:bottom-[calc(var(--foot)+16px)]',
        overPanel ? 'max-sm:bottom-4' : 'max-sm:top-4',
      )}
    >
      {notices.map((notice) => (
        <Banner key={notice} tone="warn" title="Demo" onDismiss={() => dismissNotice(notice)}>
          {notice}
        </Banner>
      ))}
    </div>
  )
}
