import { expect, test } from 'vitest'
import { findUses } from '../../.storybook/usedOn'

test('lists the screens and components that use a component', () => {
  const { QueryView, Dialog, Button } = findUses()
  expect(QueryView).toContain('Portal/Subscription')
  expect(Dialog).toContain('Admin/Help')
  expect(Button).toContain('Kit/Overlays/ConfirmDialog')
  expect(Button).not.toContain('Kit/Actions/Button')
})
