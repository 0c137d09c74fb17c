import * as z from 'zod/mini'
import { DEFAULT_ORDER } from '@/config/constants'
import { schemas, type TeamMember } from '@/contract'
import { chosenPicture } from './chosenPicture'
import { displayOrder, requiredText } from '../common/fields'

const { shape } = schemas.createTeamMember.body
const MAX_LINK = 2048

const link = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_LINK),
    z.refine(isLink, 'Please enter a full address, beginning with https://.'),
  )

/** Accepts only http and https addresses: a javascript: address would run as code on the public page. */
function isLink(text: string): boolean {
  if (text === '') return true
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

export const networks = [
  { id: 'linkedin', label: 'LinkedIn' },
  { id: 'twitter', label: 'Twitter' },
  { id: 'github', label: 'GitHub' },
  { id: 'instagram', label: 'Instagram' },
] as const

/** Turns the form's values into the contract's: an upload in which numbers and links are text. */
export const memberForm = z.pipe(
  z.extend(z.omit(schemas.createTeamMember.body, { socialLinks: true }), {
    name: requiredText(shape.name, 'Please enter a name.'),
    position: requiredText(shape.position, 'Please enter a position.'),
    email: z.union([z.literal(''), schemas.register.body.shape.email]),
    order: z.pipe(displayOrder(schemas.createFeature.body.shape.order, 0), z.transform(String)),
    links: z.object({ linkedin: link, twitter: link, github: link, instagram: link }),
    profileImage: z.optional(
      z.pipe(
        z.instanceof(File),
        z.transform(async (file, context) => {
          const { picture, fault } = await chosenPicture(file)
          if (fault !== undefined) context.issues.push({ code: 'custom', message: fault, input: file })
          return picture
        }),
      ),
    ),
  }),
  z.transform(({ links, ...fields }) => ({ ...fields, socialLinks: JSON.stringify(links) })),
)

export const memberValues = (member: TeamMember | null): z.input<typeof memberForm> => ({
  name: member?.name ?? '',
  position: member?.position ?? '',
  email: member?.email ?? '',
  phone: member?.phone ?? '',
  bio: member?.bio ?? '',
  order: String(member?.order ?? DEFAULT_ORDER),
  links: {
    linkedin: member?.socialLinks?.linkedin ?? '',
    twitter: member?.socialLinks?.twitter ?? '',
    github: member?.socialLinks?.github ?? '',
    instagram: member?.socialLinks?.instagram ?? '',
  },
  profileImage: undefined,
})
