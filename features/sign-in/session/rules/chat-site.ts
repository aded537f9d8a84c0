/** Value of the sign-in page's target that means the candidates' chat. */
export const chatTarget = 'chatbot'

/**
 * Address of the candidates' chat with the visitor's token, or null (P4-046).
 *
 * The server says which site that is; without a setting there is none.
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
