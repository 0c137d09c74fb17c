import preview from '#.storybook/preview'
import { DescriptionList } from './DescriptionList'

const meta = preview.meta({
  component: DescriptionList,
  title: 'Kit/Text/DescriptionList',
  tags: ['autodocs'],
})

export const Pairs = meta.story({
  args: {
    className: 'max-w-xs',
    items: [
      { term: 'Paid', value: '₹4,499' },
      { term: 'Transaction ID', value: '4258 1190 6634' },
      { term: 'Note', value: 'averyveryveryveryverylongvaluewithoutanyspaceinitatallreally' },
    ],
  },
})
