/** The site that an authenticator makes and uses passkeys for. */
export interface PasskeySite {
  /** The relying party's id: the name of the server's host. */
  readonly id: string
  /** Where the page is open, as the browser tells it to the authenticator. */
  readonly origin: string
}

const ipAddress = /^(\[.*\]|\d+\.\d+\.\d+\.\d+)$/

/**
 * The site of passkeys of a server by the address that people see; null where browsers make none there: at an IP address,
 * and over plain http but on the machine itself.
 */
export function passkeySite(publicUrl: string): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (ipAddress.test(hostname) || (protocol !== 'https:' && !isOwnMachine)) return null
  return { id: hostname, origin }
}
