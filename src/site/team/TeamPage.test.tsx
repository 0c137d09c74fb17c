import { screen, within } from '@testing-library/react'
import { teamMemberRows } from '@mocks/seeds/studio'
import { expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'
import { members } from './members'

it('shows each member with portrait, role, experience, projects and skills', async () => {
  await renderRoute('/team')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We’re a team of six.')
  expect(screen.getByRole('heading', { level: 2, name: 'Our Team' })).toBeVisible()
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(6)
  const portraits = cards.map((card) => card.querySelector('img')?.src)
  expect(new Set(portraits).size).toBe(6)
  expect(portraits).not.toContain(undefined)
  for (const [index, member] of members.entries()) {
    const card = within(cards[index] as HTMLElement)
    expect(card.getByRole('heading', { name: member.name })).toBeVisible()
    const { role, bio, experience, projects, skills } = member
    for (const text of [role, bio, experience, projects, skills.join(', ')])
      expect(card.getByText(text)).toBeVisible()
    expect(card.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      Object.values(member.socialLinks),
    )
  }
})

it('matches the team in the seed data', () => {
  expect(members.map(({ name, role }) => [name, role])).toEqual(
    teamMemberRows.map(({ name, position }) => [name, position]),
  )
})

it('shows values and perks, and links to the contact and about pages', async () => {
  await renderRoute('/team')
  expect(await screen.findByRole('heading', { name: 'How we work together' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Perks' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  expect(main.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about')
})
