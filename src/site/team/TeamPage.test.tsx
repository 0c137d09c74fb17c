import { screen, within } from '@testing-library/react'
import { teamMemberRows } from '@mocks/seeds/studio'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'
import { members } from './members'

it('shows the six with role, experience, projects and skills', async () => {
  await renderRoute('/team')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Our Team')
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(6)
  for (const [index, member] of members.entries()) {
    const card = within(cards[index] as HTMLElement)
    expect(card.getByRole('heading', { name: member.name })).toBeVisible()
    for (const text of [
      member.role,
      member.bio,
      member.experience,
      member.projects,
      member.skills.join(', '),
    ]) {
      expect(card.getByText(text)).toBeVisible()
    }
    expect(card.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      Object.values(member.socialLinks),
    )
  }
})

it('is the team that the panel starts with', () => {
  expect(members.map(({ name, role }) => [name, role])).toEqual(
    teamMemberRows.map(({ name, position }) => [name, position]),
  )
})

it('puts initials in the door of whoever has no portrait', async () => {
  await renderRoute('/team')
  const tejas = (await screen.findByRole('heading', { name: 'Tejas Gurav' })).closest('article')
  expect(tejas?.querySelector('img')).toBeNull()
  expect(tejas).toHaveTextContent('TG')
})

it('names values and perks, and leads to contact and about', async () => {
  await renderRoute('/team')
  expect(await screen.findByRole('heading', { name: 'How we work together' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What the house gives' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  expect(main.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about')
})
