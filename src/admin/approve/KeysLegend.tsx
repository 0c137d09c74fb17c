import { Button } from '@/kit/actions/Button'
import { Kbd } from '@/kit/text/Kbd'

const legend = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['a'], does: 'approve' },
  { keys: ['r'], does: 'reject' },
  { keys: ['x'], does: 'select' },
  { keys: ['u'], does: 'undo' },
]

type KeysLegendProps = { on: boolean; onToggle: () => void }

/** Lists the shortcut keys, with a button to switch them off. Hidden in narrow windows: few phones have a keyboard. */
export function KeysLegend({ on, onToggle }: KeysLegendProps) {
  return (
    <div className="hidden flex-wrap items-center gap-x-4 gap-y-1.5 text-12 text-ink-2 rail:flex">
      {on &&
        legend.map(({ keys, does }) => (
          <span key={does} className="inline-flex items-center gap-[5px]">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}{' '}
            {does}
          </span>
        ))}
      <Button size="sm" variant="quiet" onClick={onToggle}>
        {on ? 'Turn off shortcuts' : 'Turn on shortcuts'}
      </Button>
      <output className="sr-only">{on ? '' : 'Keyboard shortcuts are off'}</output>
    </div>
  )
}
