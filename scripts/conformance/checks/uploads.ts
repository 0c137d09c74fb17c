import { adminCheck, type Check, type Context } from '../check'
import { bodyOf } from '../bodies'
import { isSuccess } from '../line'

const MEGABYTE = 1024 * 1024

const picture = (bytes: number, type = 'image/png') =>
  new File([new Uint8Array(bytes)], type === 'image/png' ? 'picture.png' : 'notes.txt', { type })

async function refusedForms({ probe, world }: Context): Promise<void> {
  const token = await world.admin()
  const cases = [
    ['missing-field', 'a missing field: name', { name: undefined }, 'Name and position are required.'],
    ['blank', 'a blank field: position', { position: ' ' }, 'Name and position are required.'],
    [
      'upload-type',
      'a file that is no picture',
      { profileImage: picture(10, 'text/plain') },
      'Only image files are allowed.',
    ],
    [
      'upload-size',
      'a picture of 6 MB',
      { profileImage: picture(6 * MEGABYTE) },
      'Image must be 5 MB or smaller.',
    ],
    [
      'social-links',
      'a link that is no web address',
      { socialLinks: JSON.stringify({ github: 'javascript:alert(1)' }) },
      'Social links must be valid URLs.',
    ],
  ] as const
  for (const [cause, place, changes, message] of cases) {
    const { fields, mark } = world.bodies.of('teamMember')
    const body = bodyOf('teamMember', { ...fields, ...changes })
    const refusal = { cause, place, status: 400, message }
    const exchange = await probe.refused('createTeamMember', { body, token }, refusal)
    if (isSuccess(exchange)) await world.removeMade('teamMember', exchange.body, mark)
  }
}

/** A proxy before the server often takes no more than 1 MB, and answers a page of its own. */
async function largePicture({ probe, world }: Context): Promise<void> {
  const { body, mark } = world.bodies.of('teamMember', { profileImage: picture(3 * MEGABYTE) })
  const exchange = await probe.send('createTeamMember', { body, token: await world.admin() })
  if (isSuccess(exchange)) return world.removeMade('teamMember', exchange.body, mark)
  probe.breach('createTeamMember', exchange.call, {
    cause: 'upload-limit',
    title: 'A picture of 3 MB does not arrive: something before the server takes less than 5 MB',
    place: 'profileImage',
    expected: '201',
    got: String(exchange.status || exchange.failure),
    text: 'Failed to save team member. Please try again.',
    area: 'deployment',
  })
}

export const uploads: Check[] = [
  adminCheck('forms', 'Forms with a picture that have to be refused', refusedForms),
  adminCheck('upload-limit', 'A picture of 3 MB', largePicture),
]
