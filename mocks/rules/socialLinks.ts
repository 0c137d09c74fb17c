import type { TeamMember } from '@/contract'
import { fail } from '@mocks/fail'

type SocialLinks = NonNullable<TeamMember['socialLinks']>
const MAX_URL = 2048
const networks = ['linkedin', 'twitter', 'github', 'instagram'] as const

/** The links from the JSON text of the form; blank ones become null. Fails with 400 unless they are http(s) URLs. */
export function parseSocialLinks(json: string | undefined): SocialLinks {
  const sent = json?.trim() ? parse(json) : {}
  return Object.fromEntries(networks.map((network) => [network, link(sent[network])]))
}

function parse(json: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // refused below, like any other text that is not a JSON object
  }
  return fail(400, 'Social links must be valid URLs.')
}

function link(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') return fail(400, 'Social links must be valid URLs.')
  const address = value.trim()
  if (address === '') return null
  if (address.length > MAX_URL) fail(400, 'Social links must be valid URLs.')
  const protocol = URL.canParse(address) ? new URL(address).protocol : null
  if (protocol !== 'https:' && protocol !== 'http:') fail(400, 'Social links must be valid URLs.')
  return address
}
