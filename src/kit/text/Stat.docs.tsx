import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Stat } from './Stat'
import { StatRow } from './StatRow'

function Example() {
  return (
    <StatRow>
      <Stat value="148" label="sites online" />
      <Stat value="9" unit="days" label="from order to launch" note="median of last year" />
      <Stat value="99.9" unit="%" label="uptime" />
    </StatRow>
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Two to four figures that say how things stand: the home page’s impact, the overview and Stats of the panel.',
    'A strip of its own, above what explains it. `note` says of when the figure is.',
  ],
  avoid: [
    'The facts of one thing: `DescriptionList`.',
    'A figure in a sentence. It stays text.',
    'A course over time: the charts of Stats.',
  ],
  pairs: [
    {
      do: {
        why: 'The figure is large, its name small; the unit belongs to the figure.',
        draw: (
          <StatRow>
            <Stat value="7" label="waiting for approval" />
            <Stat value="₹4.2" unit="lakh" label="sold last month" />
          </StatRow>
        ),
      },
      dont: {
        why: 'Words where a figure belongs, and a name that needs a legend.',
        draw: (
          <StatRow>
            <Stat value="Many" label="reqs (p.a., exp.)" />
          </StatRow>
        ),
      },
    },
  ],
  access: {
    role: 'A description list: the name is the `term`, the figure its `definition`, also where it is drawn above.',
    keys: 'None.',
    said: 'The name first, then the figure with its unit: “sites online, 148”.',
  },
  contrast: [
    { what: 'The figure', ink: 'ink', on: 'paper', least: 4.5 },
    { what: 'Its name', ink: 'ink-2', on: 'paper', least: 4.5 },
    { what: 'The note', ink: 'ink-3', on: 'paper', least: 4.5 },
  ],
})
