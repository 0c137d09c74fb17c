import type { BodyOf } from '@/contract'
import { store } from '@mocks/store/db'
import type { Handlers } from '@mocks/respond'
import type { TeamMemberRow } from '@mocks/store/rows'
import { imageDataUrl } from '@mocks/rules/image'
import { parseSocialLinks } from '@mocks/rules/socialLinks'
import { byOrder } from './order'
import { records } from './records'

const { stored, add, replace, remove } = records(store.teamMember, 'Team member', 'tem')

export const team: Handlers<'team'> = {
  listTeamMembers: () => ({ teamMembers: byOrder(store.teamMember.list()) }),

  createTeamMember: async ({ body }) => ({
    teamMember: add(await fieldsOf(body)),
    message: 'Team member added.',
  }),

  // the form always sends all texts, but the picture only if it is new
  updateTeamMember: async ({ params, body }) => {
    const fields = await fieldsOf(body)
    const profileImage = fields.profileImage ?? stored(params.id).profileImage
    return { teamMember: replace(params.id, { ...fields, profileImage }), message: 'Team member updated.' }
  },

  deleteTeamMember: ({ params }) => remove(params.id),
}

async function fieldsOf(body: BodyOf<'createTeamMember'>): Promise<Omit<TeamMemberRow, '_id'>> {
  return {
    name: body.name.trim(),
    position: body.position.trim(),
    email: body.email?.trim() || null,
    phone: body.phone?.trim() || null,
    bio: body.bio?.trim() || null,
    order: Number(body.order ?? 0),
    socialLinks: parseSocialLinks(body.socialLinks),
    profileImage: (await imageDataUrl(body.profileImage)) ?? null,
  }
}
