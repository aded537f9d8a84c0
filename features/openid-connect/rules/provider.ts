const domainForm = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** A domain as it is stored and looked up; null where it is none. */
export function readDomain(text: string): string | null {
  const domain = text.trim().toLowerCase().replace(/^@/, '')
  return domainForm.test(domain) ? domain : null
}

/** The domain of an e-mail address, in small letters; what stands behind the last `@`. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/**
 * Whether an issuer can be asked at all: a whole https address without user, query or part. In the operator's own network
 * plain http is taken as well. Where it leads is looked at when it is asked.
 */
export function isIssuer(text: string, { allowsPrivate }: { allowsPrivate: boolean }): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash, hostname } = new URL(text)
  const isSecure = protocol === 'https:' || (allowsPrivate && protocol === 'http:')
  return isSecure && hostname !== '' && [username, password, search, hash].every((part) => part === '')
}
