import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { withoutEnd } from '@candor/kernel/without-end'

/** The environment variables by name. */
export type Source = Readonly<Record<string, string | undefined>>

/** An invalid setting; the message is shown to the operator. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

const loopback = ['127.0.0.1', '::1', 'localhost']

/** Whether a name or an IP address, in brackets or without, is this machine's loopback (RFC 6761 for names). */
export function isLoopbackHost(host: string): boolean {
  return loopback.includes(host.replace(/^\[(.*)\]$/, '$1')) || host.endsWith('.localhost')
}

/** The host name or IP address to listen on. */
export function readListening(text: string | undefined): string {
  const host = text || '127.0.0.1'
  if (isIP(host) || /^[\w.-]+$/.test(host)) return host
  throw new BadSetting(`HOST must be a name or an IP address alone, not "${host}".`)
}

interface WholeNumber {
  readonly most: number
  /** The value where the variable is not set. */
  readonly unset: number
  /** What is counted, for the message. */
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

/**
 * Returns a text that is a URL with one of the protocols. A # is refused: it most often belongs to an unescaped
 * password.
 */
export function readUrl(name: string, text: string, protocols: readonly string[]): string {
  const url = URL.parse(text)
  if (url && protocols.includes(url.protocol) && url.hash === '') return text
  if (protocols.some((protocol) => text.startsWith(`${protocol}//`))) throw unreadable(name)
  const beginnings = protocols.map((protocol) => `${protocol}//`)
  throw new BadSetting(`${name} must be an address that begins with ${beginnings.join(' or ')}.`)
}

/** Returns the address without a slash at its end, as paths are appended to it. */
export function readHost(name: string, text: string): string {
  return withoutEnd(readUrl(name, text, ['http:', 'https:']), /\//)
}

/** Returns an address without a path: pages and calls are built for the root. */
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

/** A program of the system: searched for, switched off, or at a path. */
export type ProgramSetting = 'search' | 'off' | { path: string }

export function readProgram(text: string | undefined): ProgramSetting {
  if (!text) return 'search'
  return text === 'off' ? 'off' : { path: resolve(text) }
}
