import { ArrowRight, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { personaOf } from '@mocks/seeds/personas'
import { Button } from '@/kit/actions/Button'
import { IconButton } from '@/kit/actions/IconButton'
import { cx } from '@/kit/cx'
import { useSignal } from '@/platform/useSignal'
import { focusHandle } from '../focusHandle'
import { isOpen, lastTab } from '../panel/barState'
import { openStep, skipStep } from './go'
import { type TourProgress, tourProgress, pauseTour } from './progress'
import { showMe, useCardKeys } from './useCardKeys'
import { useOutOfTheWay } from './useOutOfTheWay'
import { view } from './watch'

export function StepCard({ now }: { now: TourProgress }) {
  const card = useRef<HTMLElement>(null)
  const { isHere: isAtStep, isInMenu } = useSignal(view)
  const atTop = useOutOfTheWay(card)
  const step = now.tour.steps[now.index]
  // nothing is left to do on the last step's page, which may not open if a step was skipped
  const isHere = isAtStep || step?.until === 'end'
  useCardKeys(card)
  // after a load nothing has the focus: focusing the card makes screen readers announce it
  useLayoutEffect(() => {
    if (document.activeElement === document.body) card.current?.focus()
  }, [])
  if (!step) return null
  const close = () => {
    focusHandle()
    pauseTour()
  }
  return (
    <section
      ref={card}
      role="dialog"
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      tabIndex={-1}
      data-tour-card
      className={cx(
        'fixed inset-x-3 z-45 grid gap-2.5 rounded-3 border border-t-4 border-line-2 border-t-accent bg-surface p-4 shadow-high sm:right-[calc(var(--panel-width,0px)+48px)] sm:left-auto sm:w-[360px]',
        atTop ? 'top-20' : 'bottom-[calc(var(--foot,0px)+76px)] sm:bottom-[calc(var(--foot,0px)+24px)]',
      )}
    >
      <div className="-mt-1 flex items-center gap-2">
        <h2 id="tour-title" className="min-w-0 flex-1 text-14 font-[560] text-ink-2">
          {now.tour.title}, step {now.index + 1} of {now.tour.steps.length}
        </h2>
        <IconButton
          label={step.until === 'end' ? 'End the tour' : 'Pause the tour'}
          size="sm"
          icon={<X aria-hidden="true" />}
          onClick={close}
        />
      </div>
      <p id="tour-text" aria-live="polite">
        {now.skipped && isHere && 'You skipped a step, so this may not fit. '}
        {isHere ? step.text : 'You’ve left the tour’s page. Continue the tour?'}
        {isInMenu && ' Open the menu first.'}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {isHere ? (
          <StepButtons now={now} close={close} />
        ) : (
          <GoOnButton now={now} label="Continue the tour" />
        )}
        {step.until !== 'end' && (
          <Button size="sm" variant="quiet" repeats onClick={() => void skipStep(now)}>
            Skip this step
          </Button>
        )}
      </div>
    </section>
  )
}

function StepButtons({ now, close }: { now: TourProgress; close: () => void }) {
  const { element } = useSignal(view)
  const step = now.tour.steps[now.index]
  const next = now.tour.steps[now.index + 1]
  if (step?.until === 'end') return <LastButtons done={close} />
  if (step?.until === 'next-person' && next) {
    const [firstName = ''] = personaOf(next.who === 'admin' ? 'admin' : 'new').name.split(' ')
    const label = next.who === 'admin' ? `Continue as ${firstName}, the admin` : `Continue as ${firstName}`
    return <GoOnButton now={{ ...now, index: now.index + 1 }} label={label} />
  }
  return (
    element && (
      <Button size="sm" aria-keyshortcuts="F6" title="F6" onClick={() => showMe(element)}>
        Show me
      </Button>
    )
  )
}

function GoOnButton({ now, label }: { now: TourProgress; label: string }) {
  const [busy, setBusy] = useState(false)
  const go = () => {
    setBusy(true)
    void openStep(now).finally(() => setBusy(false))
  }
  return (
    <Button size="sm" variant="primary" busy={busy} icon={<ArrowRight aria-hidden="true" />} onClick={go}>
      {label}
    </Button>
  )
}

function LastButtons({ done }: { done: () => void }) {
  const another = () => {
    tourProgress.set(null)
    lastTab.set('start')
    isOpen.set(true)
  }
  return (
    <>
      <Button size="sm" variant="primary" onClick={done}>
        Done
      </Button>
      <Button size="sm" onClick={another}>
        Another tour
      </Button>
    </>
  )
}
