/** What the address of the way in asks for in place of a page: the candidates' chat. */
export const chatTarget = 'chatbot'

/**
 * Where a visitor goes who came from the candidates' chat: its site with the token, or null (P4-046).
 *
 * The site is configuration; without it the way is off.
 */
export function chatSiteAddress(
  site: string,
  redirect: string | undefined,
  token: string | null,
): string | null {
  if (redirect !== chatTarget || !token || !URL.canParse(site)) return null
  const address = new URL(site)
  address.searchParams.set('token', token)
  return address.href
}
