import preview from '#.storybook/preview'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '@/kit/actions/Button'
import { useReducedMotion } from '@/kit/useReducedMotion'
import { Code, Section, Sheet } from './Sheet'
import { tokensThatAre, valueOf } from './tokens'

const durations = tokensThatAre('transition-duration')
const easings = tokensThatAre('transition-timing-function')

/** A duration in milliseconds; a build shortens 120ms to .12s. */
function msOf(duration: string): number {
  const value = valueOf(duration)
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000)
}

const uses: Record<string, string> = {
  fast: 'Under the pointer: a hover, a press, a switch.',
  slow: 'What comes and goes: a menu, a dialog, the slide of a sheet.',
  ease: 'Quick at first, then settling: what one has asked for is there at once.',
}

function Track({ duration, easing, away }: { duration: string; easing: string; away: boolean }) {
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <span className="flex flex-wrap items-baseline gap-x-3 text-14">
        <span className="font-[520]">{duration}</span>
        <Code>
          {msOf(duration)} ms, {easing}: {valueOf(easing)}
        </Code>
      </span>
      <span className="text-14 text-ink-2">{uses[duration]}</span>
      <span className="relative h-10 overflow-hidden rounded-2 bg-sunken">
        <span
          className={`absolute inset-y-0 left-0 w-full ${away ? 'translate-x-[calc(100%-40px)]' : ''}`}
          style={{ transition: `transform var(--${duration}) var(--${easing})` }}
        >
          <span className="block size-10 rounded-2 bg-brand" />
        </span>
      </span>
    </li>
  )
}

/** The easing as a curve of place over time. */
function Curve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = Array.from(valueOf(easing).matchAll(/[\d.]+/g), Number)
  const at = (x: number, y: number) => `${x * 100} ${(1 - y) * 100}`
  return (
    <svg aria-hidden="true" viewBox="-4 -4 108 108" className="size-40" fill="none">
      <path d="M0 0V100H100" className="stroke-line-2" />
      <path
        d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`}
        className="stroke-brand"
        strokeWidth="2.5"
      />
    </svg>
  )
}

function MotionSheet() {
  const [away, setAway] = useState(false)
  const reduced = useReducedMotion()
  return (
    <Sheet
      title="Motion"
      lead="Motion says where something came from and where it has gone. It moves by transform and opacity alone, and is over before anybody waits for it."
    >
      <Section title="Durations">
        <div>
          <Button icon={<Play aria-hidden="true" />} repeats onClick={() => setAway(!away)}>
            Play
          </Button>
        </div>
        <ul className="grid">
          {durations.map((duration) =>
            easings.map((easing) => (
              <Track key={duration + easing} duration={duration} easing={easing} away={away} />
            )),
          )}
        </ul>
      </Section>
      <Section title="Easing">
        <ul className="flex flex-wrap gap-8">
          {easings.map((easing) => (
            <li key={easing} className="flex flex-wrap items-center gap-6">
              <Curve easing={easing} />
              <span className="grid max-w-[34ch] gap-1 text-14">
                <span className="font-[520]">{easing}</span>
                <Code>{valueOf(easing)}</Code>
                <span className="text-ink-2">{uses[easing]}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Less motion">
        <p>
          Whoever has asked their system for less motion gets none: everything above happens at once, what
          moves by itself stands still, and nothing is lost with it.{' '}
          {reduced ? 'Your system asks for that now.' : 'Your system does not ask for it now.'}
        </p>
      </Section>
    </Sheet>
  )
}

const meta = preview.meta({
  component: MotionSheet,
  title: 'Foundations/Motion',
  parameters: { layout: 'fullscreen' },
})

export const Motion = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Each duration and easing says when to use it', () =>
      expect(Object.keys(uses).toSorted()).toEqual([...durations, ...easings].toSorted()),
    )
    await step('Nothing takes longer than 240 ms', () =>
      expect(durations.filter((name) => msOf(name) > 240)).toEqual([]),
    )
    await step('They can be played', () => userEvent.click(canvas.getByRole('button', { name: 'Play' })))
  },
})
