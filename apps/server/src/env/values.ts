import { isIP } from 'node:net'
import { resolve } from 'node:path'

/** The variables by their names. */
export type Source = Readonly<Record<string, string | undefined>>

/** A setting that cannot be used; the message is the sentence that the operator reads. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

const loopback = ['127.0.0.1', '::1', 'localhost']

/** Whether a name or an IP address, in brackets or without, is that of this machine to itself (RFC 6761 for names). */
export function isLoopbackHost(host: string): boolean {
  return loopback.includes(host.replace(/^\[(.*)\]$/, '$1')) || host.endsWith('.localhost')
}

/** The name or the IP address that the server listens at. */
export function readListening(text: string | undefined): string {
  const host = text || '127.0.0.1'
  if (isIP(host) || /^[\w.-]+$/.test(host)) return host
  throw new BadSetting(`HOST must be a name or an IP address alone, not "${host}".`)
}

interface WholeNumber {
  readonly most: number
  /** The value where the variable is not set. */
  readonly unset: number
  /** What is counted, as it stands in the message. */
  readonly of?: string
}

export function readWhole(
  name: string,
  text: string | undefined,
  { most, unset, of = '' }: WholeNumber,
): number {
  if (!text) return unset
  if (/^[1-9]\d*$/.test(text) && Number(text) <= most) return Number(text)
  throw new BadSetting(`${name} must be a whole number${of && ` of ${of}`} from 1 to ${most}, not "${text}".`)
}

export function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new BadSetting(`PORT must be a whole number from 0 to 65535, not "${text}".`)
}

function unreadable(name: string): BadSetting {
  return new BadSetting(
    `${name} is no address. Characters of an account or a password are written by their codes: # as %23, / as %2F, @ as %40, ? as %3F.`,
  )
}

/** An address of one of the protocols. What stands behind a # is most often the end of a password that was cut off. */
export function readUrl(name: string, text: string, protocols: readonly string[]): string {
  const url = URL.parse(text)
  if (url && protocols.includes(url.protocol) && url.hash === '') return text
  if (protocols.some((protocol) => text.startsWith(`${protocol}//`))) throw unreadable(name)
  const beginnings = protocols.map((protocol) => `${protocol}//`)
  throw new BadSetting(`${name} must be an address that begins with ${beginnings.join(' or ')}.`)
}

/** Paths are put behind it, so that it ends without a slash. */
export function readHost(name: string, text: string): string {
  return readUrl(name, text, ['http:', 'https:']).replace(/\/+$/, '')
}

/** Where pages and calls stand at the root, as they are built for it. */
export function readOrigin(name: string, text: string): string {
  const { origin, username, password, pathname, search } = new URL(readHost(name, text))
  if (username + password + search === '' && pathname === '/') return origin
  throw new BadSetting(
    `${name} must be an address without an account, a path or a question, as https://candor.your-company.example.`,
  )
}

export function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '') return false
  if (text === 'on' || text === 'off') return text === 'on'
  throw new BadSetting(`${name} must be on or off, not "${text}".`)
}

/** A program of the system: looked for, none, or the one at a path. */
export type ProgramSetting = 'search' | 'off' | { path: string }

export function readProgram(text: string | undefined): ProgramSetting {
  if (!text) return 'search'
  return text === 'off' ? 'off' : { path: resolve(text) }
}
