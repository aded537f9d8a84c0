import type { Clock } from './clock.ts'
import type { ExternalHttp } from './external-http.ts'
import type { CandidateId, FileId, SessionId } from './ids.ts'

/** State of a file in the store: as it was put there, not there, or with other content than its name says. */
export type Soundness = 'sound' | 'missing' | 'damaged'

/** Where bytes live, named by the sha256 of their content (64 hex digits). Safe to put the same content twice. */
export interface FileStore {
  put(
    content: AsyncIterable<Uint8Array>,
    limits?: { maxBytes?: number },
  ): Promise<{ hash: string; size: number }>
  has(hash: string): Promise<boolean>
  /** Whether the content is what its name says; read whole once, and again when the file has changed. */
  check(hash: string): Promise<Soundness>
  /** The file's place on disk, for answers with byte ranges. */
  pathOf(hash: string): string
  remove(hash: string): Promise<void>
  list(): AsyncIterable<{ hash: string; modifiedAt: Date }>
}

/** Password hashing by argon2id. `verify` against null spends the same time and says no. Too many at once are refused. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string | null): Promise<boolean>
  /** Refuses now where `verify` would, so that nothing else is done for what will not be checked. */
  requireRoom(): void
}

/** Keeps what must be read again, such as the secret of an authenticator app, by a key that is not in the database. */
export interface Secrets {
  /** Seals a text for one place, such as a column of one account: it opens nowhere else. */
  seal(text: string, place: string): string
  /** Opens it; null where it was altered, or sealed for another place or with a key that is gone. */
  open(sealed: string, place: string): string | null
}

/** Whom media addresses are written for, and by what right. */
export interface MediaGrant {
  readonly sessionId: SessionId
  /** Whose report the files are of; null for what belongs to no report yet. */
  readonly candidateId: CandidateId | null
  /** The rights that decide what is shown, in words of any kind: other rights do not open the address. */
  readonly rights: string
}

/** What an address was written for. */
export interface MediaClaim {
  readonly fileId: FileId
  readonly sessionId: SessionId
  readonly candidateId: CandidateId | null
  /** Whether the address was written for these rights. */
  isFor(rights: string): boolean
}

/** Signed addresses of files, each for one session, for the rights that it had, and for some hours. */
export interface MediaAddresses {
  /** Writes addresses. Whoever asks has checked that the files may be read. */
  of(grant: MediaGrant): (fileId: FileId) => string
  /** Reads the signed part of an address; null when it was not signed here or has expired. */
  read(word: string): MediaClaim | null
}

/** News of what any process has stored, by key. */
export interface Changes {
  /**
   * Calls `onChange` soon after a commit that changed what stands under the key, and after a time in which some may
   * have been missed. Returns a function that stops watching.
   */
  watch(key: string, onChange: () => void): () => void
}

/** One mail as it goes out: plain text always, HTML beside it where it has some. */
export interface Message {
  /** Stays the same over every try, so that a mail that went out twice is recognised as one. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** What calendars do about it, in RFC 5545: entered or changed by REQUEST, taken out by CANCEL. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string } | null
}

/** A message that is not taken, nor would be at another try: there is no such mailbox. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood'
}

/** Nobody knows whether a message went out: it may have, so that it is not sent once more. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** Sends mail. Throws the mail server's words where one is not taken. */
export interface Mailer {
  send(message: Message): Promise<void>
}

/** One message into a conversation of a messaging app. */
export interface AppMessage {
  /** As the app names it. */
  readonly conversation: string
  /** Whom it is from, as the app names them. */
  readonly sender: string
  readonly text: string
}

/** Sends into a messaging app. Throws the app's words where a message is not taken. */
export interface Messenger {
  send(message: AppMessage): Promise<void>
}

/** Sends text messages to telephones. Throws the provider's words where one is not taken. */
export interface Texter {
  /** `to` is a number as the world dials it: `+8613812345678`. */
  sendText(message: { readonly to: string; readonly text: string }): Promise<void>
}

/** The messaging app by which people sign in, over OAuth as WeChat speaks it. */
export interface MessagingApp {
  /** Where people open the product within the app, without a slash at its end: pages there are in the app's mode. */
  readonly url: string
  /** Where a browser of the app gets a code, which it brings back to `/auth` of that address with the same state. */
  authorizeUrl(state: string): string
  /** Exchanges a code, once, for the id that the app knows its bearer by. Throws the app's words where it has none. */
  exchange(code: string): Promise<string>
  /** A word that proves for some hours who exchanged a code; only this installation can write it. */
  prove(openId: string): string
  /** Whom a word proves; null for one that was not written here, or is over. */
  proven(word: string): string | null
}

/** The newest entry of a company's audit log at some moment. */
export interface AuditHead {
  readonly companyId: string
  readonly sequence: number
  /** sha256 of the entry (64 hex digits), which holds that of the entry before. */
  readonly hash: string
  readonly at: Date
}

/** A file outside the database that tells where each audit log ends; only ever appended to, by several processes. */
export interface AuditHeads {
  /** Says that an entry is about to be stored. False where that cannot be written: then it must not be stored. */
  begin(head: AuditHead): Promise<boolean>
  /** Says that it was stored. What cannot be written now is written before anything else begins. */
  stored(head: AuditHead): Promise<void>
  /** Whether nothing was written yet. */
  isEmpty(): Promise<boolean>
  /** The lines from the first on; throws where there is no such file. */
  lines(): AsyncIterable<string>
}

/** A page that the server draws in a browser of its own. */
export interface PrintedPage {
  readonly path: string
  /** Runs before the page's own scripts. */
  readonly script: string
  /** What stands there once the page is drawn, as a selector. */
  readonly drawn: string
  /** Answers what the page asks for; it reaches nothing else. */
  fetch(path: string, accept: string): Promise<PageAnswer>
}

export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** What became of a page, or at which of the limits it was given up. */
export type Printed = { readonly pdf: Uint8Array } | { readonly fault: 'tooSlow' | 'tooLarge' }

/** Prints pages as PDF. The signal ends the browser that prints. Throws where there is no printing at all. */
export interface Printer {
  print(page: PrintedPage, signal: AbortSignal): Promise<Printed>
}

export interface Log {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

export interface Settings {
  /** Whether the demo accounts may sign in. */
  readonly isDemoOn: boolean
  readonly publicUrl: string
  /** Makes the ids of calendar entries one of a kind: the host that people saw at first, wherever they see it now. */
  readonly calendarHost: string
  /** The ways of signing in that this server is set up for. */
  readonly signInWays: readonly string[]
  /** How many days a one-time password opens its account. */
  readonly oneTimePasswordDays: number
  /** What one account may upload in an hour. */
  readonly uploadsPerHour: { readonly files: number; readonly megabytes: number }
  /** The path of the office program that converts documents; null where there is none. */
  readonly office: string | null
  /** The address of the meeting server that rooms are made on; null: there are none. */
  readonly meetingServer: string | null
  /** The company that runs the public pages, by its external id, and who hears of registrations; null: nobody registers. */
  readonly site: { readonly company: string; readonly salesEmail: string | null } | null
}

/** What every handler may use. Filled once by the server; tests fill it with the same parts on a scratch database. */
export interface AppServicesOf<Db> {
  readonly db: Db
  readonly clock: Clock
  readonly files: FileStore
  readonly media: MediaAddresses
  readonly passwords: Passwords
  readonly secrets: Secrets
  readonly outside: ExternalHttp
  /** Null while no mail server is set up: mail is then kept for an administrator to read. */
  readonly mailer: Mailer | null
  /** Null while no messaging app is set up: links are then handed over by hand. */
  readonly messenger: Messenger | null
  /** Null while none is set up: nobody signs in by one. */
  readonly messagingApp: MessagingApp | null
  /** Null while none is set up: nobody gets a text message then. */
  readonly texter: Texter | null
  /** Null where the server has no browser. */
  readonly printer: Printer | null
  /** Changes of interviews, by their id: a part of one has come in or changed. */
  readonly interviewChanges: Changes
  readonly auditHeads: AuditHeads
  readonly log: Log
  readonly settings: Settings
  /** Where another thread of this process finds the same database and the same files, those of the audit log's heads among them. */
  readonly place: { readonly databaseUrl: string; readonly filesRoot: string; readonly headsPath: string }
}

/** Work outside of requests: run at the start and then again and again, one run at a time. */
export interface JobOf<Db> {
  /** As the log names it. */
  readonly name: string
  readonly everyMs: number
  readonly run: (services: AppServicesOf<Db>) => Promise<unknown>
}
