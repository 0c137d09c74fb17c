import preview from '#.storybook/preview'
import { Stat } from './Stat'
import { StatRow } from './StatRow'

const meta = preview.meta({
  component: Stat,
  subcomponents: { StatRow },
  title: 'Kit/Text/Stat',
  tags: ['autodocs'],
})

export const FourFigures = meta.story({
  render: () => (
    <StatRow>
      <Stat value="148" label="sites online" />
      <Stat value="9" unit="days" label="from order to launch" note="median of last year" />
      <Stat value="99.9" unit="%" label="uptime" />
      <Stat value="₹4.2" unit="lakh" label="sold through them last month" />
    </StatRow>
  ),
})
