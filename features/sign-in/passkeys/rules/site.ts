/** The site of passkeys (relying party). */
export interface PasskeySite {
  /** Id of the relying party: the name of the server's host. */
  readonly id: string
  readonly origin: string
}

const ipAddress = /^(\[.*\]|\d+\.\d+\.\d+\.\d+)$/

/**
 * The site of a public address; null where browsers make no passkeys: at an IP address, and over http except on
 * localhost.
 */
export function passkeySite(publicUrl: string): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (ipAddress.test(hostname) || (protocol !== 'https:' && !isOwnMachine)) return null
  return { id: hostname, origin }
}
