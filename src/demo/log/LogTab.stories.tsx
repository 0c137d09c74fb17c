import type { MockCall } from '@mocks/calls/calls'
import { HIDDEN } from '@mocks/calls/secrets'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { OperationId } from '@/contract'
import { loggedCall, textMessage } from '@/testing/loggedCalls'
import { callLog, logCall } from './callLog'
import { openerId } from './CallTable'
import { LogTab } from './LogTab'
import '../demo.css'

const meta = preview.meta({
  title: 'Demo/Log',
  component: LogTab,
  decorators: [
    (Story) => (
      <div className="h-[600px] w-[368px] max-w-full">
        <Story />
      </div>
    ),
  ],
})

const call = (
  id: number,
  method: string,
  path: string,
  operation: OperationId,
  changes: Partial<MockCall>,
): MockCall =>
  loggedCall(id, { method, path, url: `http://localhost${path}`, operation, who: 'Devika Nair', ...changes })

const few: readonly MockCall[] = [
  loggedCall(1),
  call(2, 'POST', '/api/auth/login', 'login', {
    who: null,
    request: textMessage(`{"email":"devika@shorehouse.example","password":"${HIDDEN}"}`),
    answer: textMessage(`{"token":"${HIDDEN}","user":{"_id":"usr_devika","name":"Devika Nair"}}`),
  }),
  call(3, 'GET', '/api/auth/user-subscriptions', 'listMySubscriptions', {
    request: { headers: [['authorization', `Bearer ${HIDDEN}`]], body: { kind: 'none' } },
    answer: textMessage('{"subscriptions":[{"id":"sub_devika_premium"}]}'),
    deviations: [{ in: 'answer', place: 'subscriptions.0.id', why: 'not declared' }],
  }),
  call(4, 'POST', '/api/auth/subscribe', 'subscribe', {
    outcome: 500,
    request: textMessage('{"plan":"pro","transactionId":"T1","method":"upi"}'),
    answer: textMessage('{"message":"Server error. Please try again later."}'),
  }),
  call(5, 'GET', '/api/auth/complaints', 'listMyComplaints', { outcome: 'lost', answer: null }),
  call(6, 'POST', '/api/auth/admin/team', 'createTeamMember', {
    who: 'Rohan Patil',
    outcome: 201,
    request: {
      headers: [['content-type', 'multipart/form-data; boundary=x']],
      body: {
        kind: 'form',
        fields: [
          { name: 'name', value: 'Ishaan Rane' },
          { name: 'profileImage', file: 'me.png', type: 'image/png', bytes: 48_200 },
        ],
      },
    },
  }),
  loggedCall(7, { outcome: 'waiting', durationMs: null, answer: null }),
]

const filledWith = (calls: readonly MockCall[]) => ({
  loaders: [async () => callLog.set(calls)],
})

export const Empty = meta.story(filledWith([]))

export const Filled = meta.story({
  ...filledWith(few),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', { name: 'Calls' })).getAllByRole('row')
    await expect(rows).toHaveLength(8)
    await expect(rows[5]).toHaveAccessibleName(/^Breach .*user-subscriptions/)
  },
})

/** A wide panel has columns for time and person, and shows the details beside the table. */
export const Wide = meta.story({
  ...filledWith(few),
  globals: { viewport: { value: 'laptop' } },
  decorators: [
    (Story) => (
      <div className="[&>div]:h-[360px] [&>div]:w-[900px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Who' })).toBeVisible()
    await userEvent.click(canvas.getByText('/api/auth/user-subscriptions'))
    await expect(await canvas.findByText('subscriptions.0.id')).toBeVisible()
  },
})

export const ByKeyboard = meta.story({
  ...filledWith(few),
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: '/api/auth/user-subscriptions' })
    canvas.getAllByRole('button', { expanded: false })[0]?.focus()
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}')
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const details = await canvas.findByRole('region', { name: 'GET /api/auth/user-subscriptions' })
    // the details take room from the table, and the row stays in sight
    await waitFor(() => expect(opener).toBeVisible())
    await expect(within(details).getByRole('heading', { level: 3 })).toHaveFocus()
    await expect(within(details).getByText(/The answer breaks the contract at/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
    await expect(canvas.queryByRole('region', { name: /user-subscriptions/ })).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('region', { name: 'POST /api/auth/login' })).toHaveTextContent(
      HIDDEN,
    )
  },
})

export const Filtered = meta.story({
  ...filledWith(few),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Which calls' }), 'Failed')
    await expect(await canvas.findByText('2 of 7 calls')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'no such call')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all calls' }))
    await expect(await canvas.findByText('7 calls')).toBeVisible()
  },
})

const MANY = 10_000
const many = Array.from({ length: MANY }, (_, index) =>
  loggedCall(index + 1, { ...few[index % few.length], id: index + 1 }),
)

/** A long log shows its newest calls first; a filter searches the whole log. */
export const TenThousand = meta.story({
  ...filledWith(many),
  play: async ({ canvas }) => {
    await canvas.findByText('10,000 calls')
    const openers = () => canvas.getAllByRole('button', { name: /^\/api\/auth\// })
    await expect(openers()).toHaveLength(100)
    await expect(openers()[0]).toHaveAttribute('id', openerId(MANY))
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 older calls' }))
    await expect(openers()).toHaveLength(200)
    logCall(loggedCall(MANY + 1, { outcome: 'waiting', durationMs: null, request: null, answer: null }))
    await waitFor(() => expect(openers()[0]).toHaveAttribute('id', openerId(MANY + 1)))
    await userEvent.type(canvas.getByRole('searchbox'), 'subscriptions nair')
    await expect(await canvas.findByText('1,429 of 10,000 calls')).toBeVisible()
    await expect(openers()).toHaveLength(100)
  },
})

export const Cleared = meta.story({
  ...filledWith(few),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the log' }))
    await expect(await canvas.findByText('No calls yet')).toBeVisible()
  },
})
