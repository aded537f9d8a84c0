import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { pageAddresses, type SitePage, sitePages } from '../../../features/site/rules/pages.ts'
import { readSecretsKeys } from './plumbing/secrets/keys.ts'
import type { SiteMoves } from './plumbing/site/site-moves.ts'

/** A program of the system: looked for, none, or the one at a path. */
export type ProgramSetting = 'search' | 'off' | { path: string }

export interface Env {
  port: number
  host: string
  /** Absolute path of the folder with the database and the files. */
  dataDir: string
  /** Null: the embedded server under `dataDir`. */
  databaseUrl: string | null
  /** Whether it was set where the database is; a command looks for a running server's one otherwise. */
  isDatabaseNamed: boolean
  /** Absolute path of the folder in which running servers leave notes for the commands. */
  runDir: string
  /** Absolute path of the file that tells, outside of the database, where each audit log ends. */
  auditHeads: string
  /** Whether that was set; it lies beside the database otherwise. */
  areHeadsNamed: boolean
  /** What secrets in the database are sealed with, the newest first. Null: a key in the data folder. */
  secretsKeys: Buffer[] | null
  /** Whether nobody but this machine reaches it. */
  isLoopback: boolean
  /** Whether a company's provider may lie at a private address, or answer by plain http. */
  allowsPrivateProviders: boolean
  publicUrl: string
  /** Where desktops open the pages of visitors. Null: where they came. */
  mainAppUrl: string | null
  /** The proxies that say who is behind them: how many in a row, or their addresses. Null: nobody is believed. */
  trustProxy: number | string[] | null
  isDemoOn: boolean
  /** For how many days a one-time password opens its account. */
  oneTimePasswordDays: number
  /** What one account may upload in an hour. */
  uploadsPerHour: { files: number; megabytes: number }
  /** Where mail is sent through, and whom it is from. Null: it is kept for an administrator to read. */
  mail: { url: string; from: string } | null
  /** The messaging app by which people sign in. Null: nobody does. */
  messagingApp: { id: string; secret: string; url: string; authorizeUrl: string; apiUrl: string } | null
  /** Twilio's server with account and token, and whom text messages are from. Null: they are kept like mail. */
  sms: { url: string; from: string } | null
  /** DingTalk's server with the key and the secret of the company's app. Null: links are handed over by hand. */
  dingtalk: string | null
  /** Where rooms for interviews are made. Null: they are not offered. */
  meetingServer: string | null
  /** The company that runs the public pages and who hears of registrations. Null: nobody registers there. */
  site: { company: string; salesEmail: string | null } | null
  /** Where visitors of the public pages are led on to. Null: nowhere, as in every mode but `production`. */
  siteMoves: SiteMoves | null
  /** The office program that converts documents. */
  libreOffice: ProgramSetting
  /** The browser that prints reports as PDF. */
  chromium: ProgramSetting
  /** The folders in which programs are looked for. */
  searchPath: string
}

/** A setting that cannot be used; the message is the sentence that the operator reads. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

const mostPerHour = 1_000_000

interface WholeNumber {
  readonly most: number
  /** The value where the variable is not set. */
  readonly unset: number
  /** What is counted, as it stands in the message. */
  readonly of?: string
}

function readWhole(name: string, text: string | undefined, { most, unset, of = '' }: WholeNumber): number {
  if (!text) return unset
  if (/^[1-9]\d*$/.test(text) && Number(text) <= most) return Number(text)
  throw new BadSetting(`${name} must be a whole number${of && ` of ${of}`} from 1 to ${most}, not "${text}".`)
}

const loopback = ['127.0.0.1', '::1', 'localhost']

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new BadSetting(`PORT must be a whole number from 0 to 65535, not "${text}".`)
}

function readUrl(name: string, text: string, protocols: readonly string[]): string {
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  throw new BadSetting(`${name} must be an address that begins with ${protocols.join(' or ')}//.`)
}

/** Paths are put behind it, so that it ends without a slash. */
function readHost(name: string, text: string): string {
  return readUrl(name, text, ['http:', 'https:']).replace(/\/+$/, '')
}

/** Browsers give a page camera and microphone over https alone, but on the machine itself. */
function readMeetingServer(text: string): string {
  const address = readHost('MEETING_SERVER_URL', text)
  const { protocol, hostname, search, hash } = new URL(address)
  const isSafe = protocol === 'https:' || loopback.includes(hostname)
  if (isSafe && search === '' && hash === '') return address
  throw new BadSetting(
    'MEETING_SERVER_URL must begin with https:// and end with the path that rooms stand under.',
  )
}

function readMail(url: string | undefined, from: string | undefined): Env['mail'] {
  if (!url) return null
  if (!from) throw new BadSetting('MAIL_FROM must say whom mail is from, as MAIL_URL is set.')
  return { url: readUrl('MAIL_URL', url, ['smtp:', 'smtps:']), from }
}

function readMessagingApp(source: Readonly<Record<string, string | undefined>>): Env['messagingApp'] {
  const { MESSAGING_APP_ID: id, MESSAGING_APP_SECRET: secret, MESSAGING_APP_URL: url } = source
  if (!id) return null
  if (!secret) throw new BadSetting('MESSAGING_APP_SECRET must be set, as MESSAGING_APP_ID is.')
  if (!url) throw new BadSetting('MESSAGING_APP_URL must say where people open the product within the app.')
  const authorizeUrl =
    source.MESSAGING_APP_AUTHORIZE_URL || 'https://open.weixin.qq.com/connect/oauth2/authorize'
  const apiUrl = source.MESSAGING_APP_API_URL || 'https://api.weixin.qq.com'
  return {
    id,
    secret,
    url: readHost('MESSAGING_APP_URL', url),
    authorizeUrl: readHost('MESSAGING_APP_AUTHORIZE_URL', authorizeUrl),
    apiUrl: readHost('MESSAGING_APP_API_URL', apiUrl),
  }
}

function readSms(text: string | undefined, from: string | undefined): Env['sms'] {
  if (!text) return null
  const url = new URL(readUrl('SMS_URL', text, ['http:', 'https:']))
  if (!url.username || !url.password)
    throw new BadSetting('SMS_URL must hold the account and its token, https://account:token@api.twilio.com.')
  if (!from || !/^(\+\d{5,15}|MG[0-9a-f]{32})$/.test(from))
    throw new BadSetting(
      'SMS_FROM must be a number like +15551234567 or a messaging service, MG and 32 digits.',
    )
  return { url: text, from }
}

/** The demo's pages are its first company's. */
const demoSite = { company: 'hailan', salesEmail: 'sales@hailan.example' }

function readSite(
  company: string | undefined,
  salesEmail: string | undefined,
  isDemoOn: boolean,
): Env['site'] {
  if (salesEmail && !/^[^\s@]+@[^\s@]+$/.test(salesEmail))
    throw new BadSetting(`SALES_EMAIL must be one e-mail address, not "${salesEmail}".`)
  if (company) return { company, salesEmail: salesEmail || null }
  return isDemoOn ? { ...demoSite, ...(salesEmail ? { salesEmail } : {}) } : null
}

function readDingtalk(text: string | undefined): string | null {
  if (!text) return null
  const url = new URL(readUrl('DINGTALK_URL', text, ['http:', 'https:']))
  if (url.username && url.password) return text
  throw new BadSetting('DINGTALK_URL must hold the key and the secret of the app, https://key:secret@host.')
}

function readPages(name: string, text: string | undefined): SitePage[] {
  const addresses = (text ?? '').split(',').map((address) => address.trim())
  return addresses.filter(Boolean).map((address) => {
    const page = sitePages.find((each) => pageAddresses[each] === address)
    if (page) return page
    throw new BadSetting(`${name} must be addresses of public pages with commas between, not "${address}".`)
  })
}

/** The addresses are read whatever the mode, so that a bad one is told before the mode that uses it. */
function readMoves(source: Readonly<Record<string, string | undefined>>): SiteMoves | null {
  const { BUILD_MODE: mode, SITE_MOBILE_URL: mobile, SITE_DESKTOP_URL: desktop } = source
  const moves = {
    mobileUrl: mobile ? readHost('SITE_MOBILE_URL', mobile) : null,
    desktopUrl: desktop ? readHost('SITE_DESKTOP_URL', desktop) : null,
    desktopPages: readPages('SITE_DESKTOP_PAGES', source.SITE_DESKTOP_PAGES),
  }
  return mode === 'production' && (mobile || desktop) ? moves : null
}

/** Demo accounts have a published password: they are off in production and on an open address, unless asked for. */
function readDemo(text: string | undefined, host: string, isProduction: boolean): boolean {
  if (text === undefined || text === '') return !isProduction && loopback.includes(host)
  if (text === 'on' || text === 'off') return text === 'on'
  throw new BadSetting(`CANDOR_DEMO must be on or off, not "${text}".`)
}

function readKeys(text: string | undefined): Buffer[] | null {
  if (!text) return null
  const keys = readSecretsKeys(text)
  if (keys) return keys
  throw new BadSetting('SECRETS_KEY must be 32 bytes in base64, or several such keys with commas between.')
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '') return false
  if (text === 'on' || text === 'off') return text === 'on'
  throw new BadSetting(`${name} must be on or off, not "${text}".`)
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  const mostBits = version === 6 ? 128 : 32
  const isLength =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= mostBits)
  return namedNetworks.includes(text) || (version !== 0 && isLength && more.length === 0)
}

/** Without a named proxy nobody is believed who they come from: anybody can write `X-Forwarded-For`. */
function readTrustProxy(text: string | undefined): Env['trustProxy'] {
  if (!text) return null
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  throw new BadSetting(
    `TRUST_PROXY must be a number of proxies from 1 to 9, or their addresses or networks with commas between, not "${text}".`,
  )
}

function readProgram(text: string | undefined): ProgramSetting {
  if (!text) return 'search'
  return text === 'off' ? 'off' : { path: resolve(text) }
}

/** Reads every setting at once. A bad one throws `BadSetting`, and the process does not start. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const port = readPort(source.PORT)
  const host = source.HOST || '127.0.0.1'
  const dataDir = resolve(source.DATA_DIR || './data')
  const isDemoOn = readDemo(source.CANDOR_DEMO, host, source.NODE_ENV === 'production')
  const shownHost = host.includes(':') ? `[${host}]` : host
  return {
    port,
    host,
    dataDir,
    databaseUrl: source.DATABASE_URL
      ? readUrl('DATABASE_URL', source.DATABASE_URL, ['postgres:', 'postgresql:'])
      : null,
    isDatabaseNamed: Boolean(source.DATA_DIR || source.DATABASE_URL),
    runDir: resolve(source.RUN_DIR || join(import.meta.dirname, '../../../.cache/running')),
    areHeadsNamed: Boolean(source.AUDIT_HEADS),
    auditHeads: resolve(source.AUDIT_HEADS || join(dataDir, 'audit-heads.log')),
    secretsKeys: readKeys(source.SECRETS_KEY),
    isLoopback: loopback.includes(host),
    allowsPrivateProviders: readSwitch('PRIVATE_PROVIDERS', source.PRIVATE_PROVIDERS),
    publicUrl: readHost('PUBLIC_URL', source.PUBLIC_URL || `http://${shownHost}:${port}`),
    mainAppUrl: source.MAIN_APP_URL ? readHost('MAIN_APP_URL', source.MAIN_APP_URL) : null,
    trustProxy: readTrustProxy(source.TRUST_PROXY),
    uploadsPerHour: {
      files: readWhole('UPLOADS_PER_HOUR', source.UPLOADS_PER_HOUR, { most: mostPerHour, unset: 200 }),
      megabytes: readWhole('UPLOAD_MB_PER_HOUR', source.UPLOAD_MB_PER_HOUR, {
        most: mostPerHour,
        unset: 2000,
      }),
    },
    mail: readMail(source.MAIL_URL, source.MAIL_FROM),
    messagingApp: readMessagingApp(source),
    sms: readSms(source.SMS_URL, source.SMS_FROM),
    meetingServer: source.MEETING_SERVER_URL ? readMeetingServer(source.MEETING_SERVER_URL) : null,
    dingtalk: readDingtalk(source.DINGTALK_URL),
    libreOffice: readProgram(source.LIBREOFFICE),
    chromium: readProgram(source.CHROMIUM),
    searchPath: source.PATH ?? '',
    oneTimePasswordDays: readWhole('ONE_TIME_PASSWORD_DAYS', source.ONE_TIME_PASSWORD_DAYS, {
      most: 365,
      unset: 3,
      of: 'days',
    }),
    isDemoOn,
    siteMoves: readMoves(source),
    site: readSite(source.SITE_COMPANY, source.SALES_EMAIL, isDemoOn),
  }
}

/** The one place that reads the process's environment. */
export function readProcessEnv(): Env {
  return readEnv(process.env)
}
