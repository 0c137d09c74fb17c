import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'
import { markAsDemo } from '../steps/demoPart'
import { componentTest } from './componentTest'
import { journey } from './journey'
import { record } from './recorder'
import { recording, type Start } from './recording'
import { entryInWords } from './story'

const start: Start = {
  route: '/',
  as: null,
  seed: 'default',
  scenario: null,
  clockDays: 0,
  faults: [],
  dialect: [],
  changed: false,
}

let stop = () => {}
const begin = (more: Partial<Start> = {}) => {
  recording.set({ on: true, start: { ...start, ...more }, entries: [], before: [], failures: [] })
  // the events of a test are a script's
  stop = record(document, () => true)
}
const words = () => recording.get()?.entries.map(entryInWords)

afterEach(() => stop())

describe('on the product', () => {
  it('a payment with a coupon', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    const field = await screen.findByRole('textbox', { name: 'Coupon' })
    begin({ scenario: 'payment-coupon', route: '/payment/premium' })
    await user.type(field, 'first500{Enter}')
    await screen.findByText('Coupon applied! ₹500 off.')
    await user.type(await screen.findByLabelText(/Transaction ID/), '731294650018')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await screen.findByRole('heading', { name: 'Submitted, waiting for approval' })
    stop()
    const current = recording.get()
    if (!current) throw new Error('none')
    console.log(words(), current.entries.map(e=>e.shows))
    console.log(componentTest(current).path, componentTest(current).text)
    console.log(journey(current).path, journey(current).text)
  })
})
