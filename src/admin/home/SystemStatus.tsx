import { Badge } from '@/kit/feedback/Badge'
import { Panel } from '@/kit/layout/Panel'

/** Fixed texts: nothing is measured (SPEC section 2). */
const parts = ['Website', 'Server', 'Database', 'Payments']

export function SystemStatus() {
  return (
    <Panel title="System Status" flush>
      <ul>
        {parts.map((part) => (
          <li
            key={part}
            className="flex items-center justify-between gap-3 border-b border-line px-5 py-3 last:border-b-0"
          >
            {part}
            <Badge tone="ok">Healthy</Badge>
          </li>
        ))}
      </ul>
      <p className="max-w-none border-t border-line px-5 py-3 text-12 text-ink-3">
        Nothing is measured here yet: all four always say Healthy.
      </p>
    </Panel>
  )
}
