import type { BodyOf } from '@/contract'
import { store } from '@mocks/store/db'
import { found } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import type { TeamMemberRow } from '@mocks/store/rows'
import { newId } from '@mocks/rules/ids'
import { imageDataUrl } from '@mocks/rules/image'
import { parseSocialLinks } from '@mocks/rules/socialLinks'
import { byOrder } from './order'

export const team: Handlers<'team'> = {
  listTeamMembers: () => ({ teamMembers: byOrder(store.teamMember.list()) }),

  async createTeamMember({ body }) {
    const fields = await fieldsOf(body, null)
    return {
      teamMember: store.teamMember.put({ _id: newId('tem'), ...fields }),
      message: 'Team member added.',
    }
  },

  async updateTeamMember({ params, body }) {
    const stored = found(store.teamMember.get(params.id), 'Team member')
    const fields = await fieldsOf(body, stored)
    return {
      teamMember: store.teamMember.put({ _id: stored._id, ...fields }),
      message: 'Team member updated.',
    }
  },

  deleteTeamMember({ params }) {
    store.teamMember.delete(found(store.teamMember.get(params.id), 'Team member')._id)
    return { message: 'Team member deleted.' }
  },
}

/** The form sends every text, but a picture only when one was chosen: without it the stored one stays. */
async function fieldsOf(
  body: BodyOf<'createTeamMember'>,
  stored: TeamMemberRow | null,
): Promise<Omit<TeamMemberRow, '_id'>> {
  return {
    name: body.name.trim(),
    position: body.position.trim(),
    email: body.email?.trim() || null,
    phone: body.phone?.trim() || null,
    bio: body.bio?.trim() || null,
    order: Number(body.order ?? 0),
    socialLinks: parseSocialLinks(body.socialLinks),
    profileImage: (await imageDataUrl(body.profileImage)) ?? stored?.profileImage ?? null,
  }
}
