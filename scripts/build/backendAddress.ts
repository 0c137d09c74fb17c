const url = /^(\/|(https?:\/\/[^\s/?#]+)?(\/[^\s/?#]+)*)$/i

/** The backend's URL, `/` for the site's own host, null for the demo. Throws if calls, which begin with /api, cannot be appended. */
export function backendAddress(address: string | undefined): string | null {
  if (!address) return null
  if (!url.test(address) || !URL.canParse(address, 'http://localhost') || /\/api$/i.test(address))
    throw new Error(
      `VITE_API_BASE_URL=${address}: write an address such as https://api.example.com or /backend, without /api or a slash at its end.`,
    )
  return address
}
