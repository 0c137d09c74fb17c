import { bodyOf } from '../bodies'
import { adminCheck, type Check } from '../check'
import { isSuccess } from '../requestContext'

const MEGABYTE = 1024 * 1024

const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' })
const text = new File(['Notes'], 'notes.txt', { type: 'text/plain' })

export const uploadChecks: Check[] = [
  adminCheck('forms', 'Invalid forms with a picture', async ({ probe, fixtures, token }) => {
    const required = 'Name and position are required.'
    const link = JSON.stringify({ github: 'javascript:alert(1)' })
    for (const [changes, ...refused] of [
      [{ name: undefined }, 'a call without `name`', required],
      [{ position: ' ' }, 'a blank `position`', required],
      [{ profileImage: text }, 'a file that is not a picture', 'Only image files are allowed.'],
      [{ profileImage: picture(6 * MEGABYTE) }, 'a picture of 6 MB', 'Image must be 5 MB or smaller.'],
      [{ socialLinks: link }, 'a link that is not a web address', 'Social links must be valid URLs.'],
    ] as const) {
      const { fields } = fixtures.bodies.of('teamMember')
      const body = bodyOf('teamMember', { ...fields, ...changes })
      await probe.mustRefuse('createTeamMember', { body, token }, refused)
    }
  }),
  // a proxy in front of the server often accepts only 1 MB and answers with an HTML page
  adminCheck('upload-limit', 'A picture of 3 MB', async ({ probe, fixtures, token }) => {
    const { body, mark } = fixtures.bodies.of('teamMember', { profileImage: picture(3 * MEGABYTE) })
    const exchange = await probe.send('createTeamMember', { body, token })
    if (isSuccess(exchange)) return fixtures.removeMade('teamMember', exchange.body, mark)
    probe.report('createTeamMember', exchange.call, {
      title: 'A picture of 3 MB is not accepted: the limit of the server or its proxy is below 5 MB',
      found: ['profileImage', '201', String(exchange.status || exchange.failure)],
      text: 'Failed to save team member. Please try again.',
      area: 'deployment',
    })
  }),
]
