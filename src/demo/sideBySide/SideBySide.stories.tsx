import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { signal } from '@/platform/signal'
import type { Seat } from './seats'
import { SideBySidePage } from './SideBySidePage'
import type { Who } from './sides'
import '../demo.css'

/** The frames stay empty: these stories are about the page around them. */
function seat(who: Who | null, address: string): Seat {
  return {
    start: 'about:blank',
    who: signal<Who | null>(who),
    address: signal(address),
    signIn: async () => {},
    refresh: () => {},
    moveClock: () => {},
    join: async () => null,
    noteToken: async () => {},
    openTransport: async () => undefined,
  }
}

const meta = preview.meta({
  title: 'Demo/Side by side',
  component: SideBySidePage,
  parameters: { layout: 'fullscreen' },
})

export const TwoPeople = meta.story({
  globals: { viewport: { value: 'laptop' } },
  args: { seats: { left: seat('pending', '/dashboard'), right: seat('admin', '/admin-dashboard/approve') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Left: Farhan Sheikh')).toBeVisible()
    const right = canvas.getByTitle('Right: Rohan Patil')
    await expect(right).toBeVisible()
    await expect(right.offsetWidth).toBeGreaterThanOrEqual(1040)
    await expect(right.getBoundingClientRect().width).toBeLessThan(1040)
  },
})

export const VisitorAndOtherUser = meta.story({
  args: { seats: { left: seat(null, '/dashboard'), right: seat('other', '/payment/premium') } },
})
