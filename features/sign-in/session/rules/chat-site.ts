export const chatTarget = 'chatbot'

/** Address of the candidates' chat with the visitor's token; null without a setting (P4-046). */
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
