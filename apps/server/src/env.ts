import { join, resolve } from 'node:path'
import { readNameServers } from './env/name-servers.ts'
import {
  type MailSetting,
  type MessagingAppSetting,
  readChatSite,
  readDingtalk,
  readMail,
  readMeetingServer,
  readMessagingApp,
  readSms,
  type SmsSetting,
} from './env/outside.ts'
import { readMoves, readSite, type SiteSetting } from './env/site.ts'
import { readTrustProxy } from './env/trust-proxy.ts'
import {
  BadSetting,
  isLoopbackHost,
  type ProgramSetting,
  readListening,
  readOrigin,
  readPort,
  readProgram,
  readSwitch,
  readUrl,
  readWhole,
  type Source,
} from './env/values.ts'
import { type LogLevel, logLevels } from './plumbing/log.ts'
import { readSecretsKeys } from './plumbing/secrets/keys.ts'
import type { SiteMoves } from './plumbing/site/site-moves.ts'

export interface Env {
  port: number
  host: string
  /** Absolute path of the folder with the database and the files. */
  dataDir: string
  /** The least level that is logged. */
  logLevel: LogLevel
  /** Null: the embedded server under `dataDir`. */
  databaseUrl: string | null
  /** Whether the database is set explicitly; otherwise a command looks for that of a running server. */
  isDatabaseNamed: boolean
  /** Whether `dataDir` was set. */
  isDataDirNamed: boolean
  /** Absolute path of the folder in which running servers leave notes for the commands. */
  runDir: string
  /** Absolute path of the heads file, which records the end of each audit log outside the database. */
  auditHeads: string
  /** Whether that was set; by default it is beside the database. */
  areHeadsNamed: boolean
  /** The keys that encrypt secrets in the database, newest first. Null: a key in the data folder. */
  secretsKeys: Buffer[] | null
  /** Whether the key of the database is lost, so that another one replaces it. */
  isSecretsKeyLost: boolean
  /** Whether only this machine reaches the server: no proxy is set, and no other public address. */
  isLoopback: boolean
  /** Whether a company's provider may have a private address or use plain http. */
  allowsPrivateProviders: boolean
  /** The name servers that prove domains. Empty: those of the machine. */
  nameServers: string[]
  publicUrl: string
  /** The host that desktops are redirected to from visitors' pages. Null: they stay. */
  mainAppUrl: string | null
  /** The trusted proxies: their number, or their addresses. Null: none. */
  trustProxy: number | string[] | null
  isDemoOn: boolean
  /** How many days a one-time password is valid. */
  oneTimePasswordDays: number
  /** What one account may upload in an hour. */
  uploadsPerHour: { files: number; megabytes: number }
  /** The mail server and the sender. Null: mail is kept for an administrator to read. */
  mail: MailSetting | null
  /** The messaging app that people sign in with. Null: none. */
  messagingApp: MessagingAppSetting | null
  /**
   * Twilio's address with account and token, and the sender. Null: no text messages, except in the log of a loopback
   * server.
   */
  sms: SmsSetting | null
  /** DingTalk's address with the app's key and secret. Null: links are passed on by hand. */
  dingtalk: string | null
  /** The meeting server for built-in rooms. Null: there are none. */
  meetingServer: string | null
  /** The candidates' chat, which a sign-in may lead to. Null: there is none. */
  chatSite: string | null
  /** The company that runs the public pages, and the address that gets registrations. Null: nobody can register. */
  site: SiteSetting | null
  /** The redirects of the public pages. Null: none, as in every mode but `production`. */
  siteMoves: SiteMoves | null
  /** The office program that converts documents. */
  libreOffice: ProgramSetting
  /** The browser that prints reports as PDF. */
  chromium: ProgramSetting
  /** The variable that names a proxy for outgoing requests, which Candor does not use. Null: none is set. */
  unusedProxy: string | null
  /** The folders in which programs are looked for. */
  searchPath: string
}

/**
 * Returns the variable of a proxy for outgoing requests.
 *
 * A company may name the address of its own provider. It is resolved and checked here, so that it leads into no private
 * network; behind a proxy the proxy would resolve it, unchecked.
 */
function readUnusedProxy(source: Source): string | null {
  if (source.NODE_USE_ENV_PROXY === '1')
    throw new BadSetting(
      'NODE_USE_ENV_PROXY must not be 1: Candor asks other servers itself, and a proxy would take its check of addresses away.',
    )
  const names = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy']
  return names.find((name) => source[name]) ?? null
}

function readLogLevel(text: string | undefined): LogLevel {
  if (!text) return 'info'
  const level = logLevels.find((each) => each === text)
  if (level) return level
  throw new BadSetting(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
}

const maxPerHour = 1_000_000

/** Demo accounts have a published password: by default they are off in production and where other machines reach it. */
function readDemo(text: string | undefined, isLoopback: boolean, isProduction: boolean): boolean {
  if (text === undefined || text === '') return !isProduction && isLoopback
  if (text === 'on' || text === 'off') return text === 'on'
  throw new BadSetting(`CANDOR_DEMO must be on or off, not "${text}".`)
}

function readKeys(text: string | undefined): Buffer[] | null {
  if (!text) return null
  const keys = readSecretsKeys(text)
  if (keys) return keys
  throw new BadSetting('SECRETS_KEY must be 32 bytes in base64, or several such keys with commas between.')
}

/** Reads all settings. Throws `BadSetting` for an invalid one, so that the process does not start. */
export function readEnv(source: Source): Env {
  const port = readPort(source.PORT)
  const host = readListening(source.HOST)
  const dataDir = resolve(source.DATA_DIR || './data')
  const shownHost = host.includes(':') ? `[${host}]` : host
  const publicUrl = readOrigin('PUBLIC_URL', source.PUBLIC_URL || `http://${shownHost}:${port}`)
  const trustProxy = readTrustProxy(source.TRUST_PROXY)
  const isLoopback =
    isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname) && trustProxy === null
  const isDemoOn = readDemo(source.CANDOR_DEMO, isLoopback, source.NODE_ENV === 'production')
  return {
    port,
    host,
    dataDir,
    logLevel: readLogLevel(source.LOG_LEVEL),
    databaseUrl: source.DATABASE_URL
      ? readUrl('DATABASE_URL', source.DATABASE_URL, ['postgres:', 'postgresql:'])
      : null,
    isDataDirNamed: Boolean(source.DATA_DIR),
    isDatabaseNamed: Boolean(source.DATA_DIR || source.DATABASE_URL),
    runDir: resolve(source.RUN_DIR || join(import.meta.dirname, '../../../.cache/running')),
    areHeadsNamed: Boolean(source.AUDIT_HEADS),
    auditHeads: resolve(source.AUDIT_HEADS || join(dataDir, 'audit-heads.log')),
    secretsKeys: readKeys(source.SECRETS_KEY),
    isSecretsKeyLost: readSwitch('SECRETS_KEY_LOST', source.SECRETS_KEY_LOST),
    isLoopback,
    allowsPrivateProviders: readSwitch('PRIVATE_PROVIDERS', source.PRIVATE_PROVIDERS),
    nameServers: readNameServers(source.NAME_SERVERS),
    publicUrl,
    mainAppUrl: source.MAIN_APP_URL ? readOrigin('MAIN_APP_URL', source.MAIN_APP_URL) : null,
    trustProxy,
    uploadsPerHour: {
      files: readWhole('UPLOADS_PER_HOUR', source.UPLOADS_PER_HOUR, { most: maxPerHour, unset: 1_000 }),
      megabytes: readWhole('UPLOAD_MB_PER_HOUR', source.UPLOAD_MB_PER_HOUR, {
        most: maxPerHour,
        unset: 5_000,
      }),
    },
    mail: readMail(source.MAIL_URL, source.MAIL_FROM),
    messagingApp: readMessagingApp(source),
    sms: readSms(source.SMS_URL, source.SMS_FROM),
    chatSite: source.CHAT_SITE_URL ? readChatSite(source.CHAT_SITE_URL) : null,
    meetingServer: source.MEETING_SERVER_URL ? readMeetingServer(source.MEETING_SERVER_URL) : null,
    dingtalk: readDingtalk(source.DINGTALK_URL),
    libreOffice: readProgram(source.LIBREOFFICE),
    chromium: readProgram(source.CHROMIUM),
    unusedProxy: readUnusedProxy(source),
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

/** Reads the environment of the process; nothing else does. */
export function readProcessEnv(): Env {
  return readEnv(process.env)
}
