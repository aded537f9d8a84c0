import { BadSetting, isLoopbackHost, readHost, readOrigin, readUrl, type Source } from './values.ts'

/** The mail server and the sender. */
export type MailSetting = { url: string; from: string }

/** The messaging app that people sign in with. */
export type MessagingAppSetting = {
  id: string
  secret: string
  url: string
  authorizeUrl: string
  apiUrl: string
}

/** Twilio's address with account and token, and the sender. */
export type SmsSetting = { url: string; from: string }

/** https only, except on this machine: elsewhere browsers give a page no camera and microphone. */
export function readMeetingServer(text: string): string {
  const address = readHost('MEETING_SERVER_URL', text)
  const { protocol, hostname, search, hash } = new URL(address)
  const isSafe = protocol === 'https:' || isLoopbackHost(hostname)
  if (isSafe && search === '' && hash === '') return address
  throw new BadSetting(
    'MEETING_SERVER_URL must begin with https:// and end with the path that rooms stand under.',
  )
}

/** https only, except on this machine: the address gets the token of a session. */
export function readChatSite(text: string): string {
  const address = readUrl('CHAT_SITE_URL', text, ['https:', 'http:'])
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLoopbackHost(hostname)) return address
  throw new BadSetting('CHAT_SITE_URL must begin with https://, as it gets the token of a session.')
}

export function readMail(url: string | undefined, from: string | undefined): MailSetting | null {
  if (!url && from) throw new BadSetting('MAIL_URL must say where mail is sent through, as MAIL_FROM is set.')
  if (!url) return null
  if (!from) throw new BadSetting('MAIL_FROM must say whom mail is from, as MAIL_URL is set.')
  if (!/^[^\s<>@]+@[^\s<>@]+$|<[^\s<>@]+@[^\s<>@]+>$/.test(from))
    throw new BadSetting('MAIL_FROM must hold an e-mail address, as Candor <candor@your-company.example>.')
  return { url: readUrl('MAIL_URL', url, ['smtp:', 'smtps:']), from }
}

const partsOfMessagingApp = [
  'MESSAGING_APP_SECRET',
  'MESSAGING_APP_URL',
  'MESSAGING_APP_AUTHORIZE_URL',
  'MESSAGING_APP_API_URL',
]

export function readMessagingApp(source: Source): MessagingAppSetting | null {
  const { MESSAGING_APP_ID: id, MESSAGING_APP_SECRET: secret, MESSAGING_APP_URL: url } = source
  const alone = partsOfMessagingApp.find((name) => source[name])
  if (!id && alone) throw new BadSetting(`MESSAGING_APP_ID must be set, as ${alone} is.`)
  if (!id) return null
  if (!secret) throw new BadSetting('MESSAGING_APP_SECRET must be set, as MESSAGING_APP_ID is.')
  if (!url) throw new BadSetting('MESSAGING_APP_URL must say where people open the product within the app.')
  const authorizeUrl =
    source.MESSAGING_APP_AUTHORIZE_URL || 'https://open.weixin.qq.com/connect/oauth2/authorize'
  const apiUrl = source.MESSAGING_APP_API_URL || 'https://api.weixin.qq.com'
  return {
    id,
    secret,
    url: readOrigin('MESSAGING_APP_URL', url),
    authorizeUrl: readHost('MESSAGING_APP_AUTHORIZE_URL', authorizeUrl),
    apiUrl: readHost('MESSAGING_APP_API_URL', apiUrl),
  }
}

export function readSms(text: string | undefined, from: string | undefined): SmsSetting | null {
  if (!text && from)
    throw new BadSetting('SMS_URL must say where text messages are sent through, as SMS_FROM is set.')
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

export function readDingtalk(text: string | undefined): string | null {
  if (!text) return null
  const url = new URL(readUrl('DINGTALK_URL', text, ['http:', 'https:']))
  if (url.username && url.password) return text
  throw new BadSetting('DINGTALK_URL must hold the key and the secret of the app, https://key:secret@host.')
}
