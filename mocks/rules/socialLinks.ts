import type { SocialLinks } from '@/contract'
import { fail } from '@mocks/fail'
import type { Whole } from '@mocks/store/rows'

const MAX_URL = 2048

/** Blank links become null. Fails with 400 unless the rest are http(s) URLs. */
export function parseSocialLinks(json: string | undefined): Whole<SocialLinks> {
  const sent = json?.trim() ? parse(json) : {}
  return {
    linkedin: link(sent['linkedin']),
    twitter: link(sent['twitter']),
    github: link(sent['github']),
    instagram: link(sent['instagram']),
  }
}

function parse(json: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {}
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
