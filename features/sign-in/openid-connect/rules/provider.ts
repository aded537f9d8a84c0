import { comparedAddress } from '@candor/kernel/email-address'

const domainForm = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

export function readDomain(text: string): string | null {
  const domain = domainOf(`x@${text.trim().replace(/^@/, '')}`)
  return domainForm.test(domain) ? domain : null
}

export function domainOf(email: string): string {
  const compared = comparedAddress(email)
  return compared.slice(compared.lastIndexOf('@') + 1)
}

/** Signs of an address that need no quoting, wherever it is shown. */
const plainSigns = /^[\w\-.~:/%[\]]+$/

/** Whether an issuer signs for every tenant of its provider, whose people are strangers. */
export function isSharedIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hostname, pathname } = new URL(text)
  const [, tenant = ''] = pathname.split('/')
  const isEntra = ['login.microsoftonline.com', 'login.microsoftonline.us'].includes(hostname)
  return isEntra && ['common', 'organizations', 'consumers'].includes(tenant.toLowerCase())
}

/** Whether an issuer is a valid address: https without user, query or fragment; http in the operator's own network. */
export function isIssuer(text: string, { allowsPrivate }: { allowsPrivate: boolean }): boolean {
  if (!plainSigns.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password, search, hash, hostname } = new URL(text)
  const isSecure = protocol === 'https:' || (allowsPrivate && protocol === 'http:')
  return isSecure && hostname !== '' && [username, password, search, hash].every((part) => part === '')
}
