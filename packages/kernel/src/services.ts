import type { Clock } from './clock.ts'
import type { ExternalHttp } from './external-http.ts'
import type { CandidateId, FileId, SessionId } from './ids.ts'
import type { MailOwnerOf } from './mail-owner.ts'
import type { AuditHeads } from './services/audit-heads.ts'
import type { ErasePart } from './services/erasing.ts'
import type { MessagingApp } from './services/messaging-app.ts'
import type { Messenger } from './services/messenger.ts'
import type { Printer } from './services/printing.ts'
import type { SearchPart } from './services/searching.ts'
import type { UndoPart } from './services/undoing.ts'
import type { TxtRecords } from './txt-records.ts'

/** State of a file in the store: as it was put there, not there, or with other content than its name says. */
export type Soundness = 'sound' | 'missing' | 'damaged'

export interface StoredFile {
  readonly hash: string
  readonly modifiedAt: Date
}

/** Stores bytes by the sha256 of their content (64 lower-case hex digits). The same content may be stored twice. */
export interface FileStore {
  /**
   * Stores a stream durably, and returns hash and size in bytes.
   *
   * It replaces an existing file, so that a damaged one is repaired, and sets its modification time to now, so that a
   * sweep by age keeps it. Throws past `maxBytes`, and any error of the stream; then nothing is stored.
   */
  put(
    content: AsyncIterable<Uint8Array>,
    limits?: { maxBytes?: number },
  ): Promise<{ hash: string; size: number }>
  has(hash: string): Promise<boolean>
  /** Whether the content matches its name; read whole once, and again when the file has changed. */
  check(hash: string): Promise<Soundness>
  /**
   * The file's path on disk, for replies with byte ranges. Throws for anything but a hash, so that a client can never
   * choose a path.
   */
  pathOf(hash: string): string
  /** Removing a missing file is not an error. */
  remove(hash: string): Promise<void>
  /** All files, in no order. A file that is removed meanwhile may be missing. */
  list(): AsyncIterable<StoredFile>
}

/**
 * Password hashing by argon2id. `verify` against null takes the same time and returns false.
 *
 * `owner` names the caller: their account, or their network. Owners take turns, so that many hashes of one owner delay
 * only that owner. Too many of one owner, or of all, are refused.
 */
export interface Passwords {
  hash(password: string, owner: string): Promise<string>
  verify(password: string, hash: string | null, owner: string): Promise<boolean>
  /**
   * Hashes a random code of 59 bits or more, at a tenth of the cost of a password: nobody can try that many codes.
   * Never use it for a text that a person has chosen.
   */
  hashCode(code: string, owner: string): Promise<string>
  verifyCode(code: string, hash: string | null, owner: string): Promise<boolean>
  /**
   * Throws now what `verify` would throw when it is busy, so that no other work is done for a password that will not be
   * checked.
   */
  requireRoom(owner: string): void
}

/**
 * Encrypts what must be read again, such as the secret of an authenticator app, with a key that is not in the database.
 */
export interface Secrets {
  /** Encrypts a text for one context, such as a column of one account: it can only be opened with the same one. */
  seal(text: string, context: string): string
  /** Decrypts it; null where it was altered, or sealed for another context or with a lost key. */
  open(sealed: string, context: string): string | null
}

/** The session that media addresses are written for, and its rights. */
export interface MediaGrant {
  readonly sessionId: SessionId
  /** Whether it is the visit of somebody without an account, rather than the session of one. */
  readonly isVisit: boolean
  /** The candidate whose report the files belong to; null for files that belong to no report yet. */
  readonly candidateId: CandidateId | null
  /** The rights that decide what is shown, as any text: other rights do not open the address. */
  readonly rights: string
}

/** The signed content of an address. */
export interface MediaClaim {
  readonly fileId: FileId
  readonly sessionId: SessionId
  readonly isVisit: boolean
  readonly candidateId: CandidateId | null
  /** Whether the address was written for these rights. */
  isFor(rights: string): boolean
}

/** Signed addresses of files, each for one session, for the rights that it had, and for some hours. */
export interface MediaAddresses {
  /** Writes addresses. The caller has checked that the files may be read. */
  of(grant: MediaGrant): (fileId: FileId) => string
  /** Reads the signed part of an address; null when it was not signed here or has expired. */
  read(word: string): MediaClaim | null
}

/** Notices of what any process has stored, by key. */
export interface Changes {
  /**
   * Calls `onChange` soon after a commit that changed something under the key, and after a time in which notices may
   * have been missed. Returns a function that stops watching.
   */
  watch(key: string, onChange: () => void): () => void
}

/** One mail: always plain text, with HTML beside it where it has some. */
export interface Message {
  /** The same for every try, so that a mail that was sent twice is recognised as one. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** What calendars do with it by RFC 5545: REQUEST enters or changes an entry, CANCEL removes it. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string } | null
}

/** A message that is refused, and would be again: there is no such mailbox. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood'
}

/** A message that is refused for now, for a reason of its own: what goes to others may be taken. */
export class RefusedForNow extends Error {
  override readonly name = 'RefusedForNow'
}

/**
 * Why a provider refuses messages because of this installation: its user name or password, its sender address, its
 * sending limit, what a content filter thinks of the text, or what the recipient's side thinks of the sending network.
 */
export type SenderFault = 'login' | 'sender' | 'limit' | 'content' | 'reputation'

/** A message that is refused because of this installation: it can be sent once an administrator has mended that. */
export class RefusedForUs extends Error {
  override readonly name = 'RefusedForUs'
  readonly fault: SenderFault

  constructor(fault: SenderFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/** Nobody knows whether a message was sent: it may have been, so it is not sent again. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** Sends mail. Throws the mail server's text where it refuses one. */
export interface Mailer {
  send(message: Message): Promise<void>
}

/** Sends text messages to phones. Throws the provider's text where it refuses one. */
export interface Texter {
  /** `to` is an international number: `+8613812345678`. */
  sendText(message: { readonly to: string; readonly text: string }): Promise<void>
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
  /** Makes the ids of calendar entries unique: the product's first host name, which stays when the address changes. */
  readonly calendarHost: string
  /** The sign-in methods that this server is set up for. */
  readonly signInWays: readonly string[]
  /** How many days a one-time password opens its account. */
  readonly oneTimePasswordDays: number
  /** What one account may upload in an hour. */
  readonly uploadsPerHour: { readonly files: number; readonly megabytes: number }
  /** The path of the office program that converts documents; null where there is none. */
  readonly office: string | null
  /** The address of the meeting server for built-in rooms; null: there are none. */
  readonly meetingServer: string | null
  /** The address of the candidates' chat, which a sign-in may lead to; null: there is none. */
  readonly chatSite: string | null
  /**
   * The company that runs the public pages, by its external id, and the address that gets registrations; null: nobody
   * can register.
   */
  readonly site: { readonly company: string; readonly salesEmail: string | null } | null
}

/** The services of every handler. The server fills it once; tests fill it with the same parts on a scratch database. */
export interface AppServicesOf<Db> {
  readonly db: Db
  readonly clock: Clock
  readonly files: FileStore
  readonly media: MediaAddresses
  readonly passwords: Passwords
  readonly secrets: Secrets
  readonly outside: ExternalHttp
  readonly txtRecords: TxtRecords
  /** The features that judge mails which were not sent yet. */
  readonly mailOwners: readonly MailOwnerOf<AppServicesOf<Db>>[]
  /** What each feature keeps of candidates, and how it is erased. */
  readonly erasing: readonly ErasePart<Db>[]
  /** How each kind of act is undone. */
  readonly undoing: readonly UndoPart<Db>[]
  /** The texts that each feature brings to the search. */
  readonly searching: readonly SearchPart<Db>[]
  /** Null without a mail server: mail is then kept for an administrator to read. */
  readonly mailer: Mailer | null
  /** Null without a messaging app: links are then passed on by hand. */
  readonly messenger: Messenger | null
  /** Null without one: nobody can sign in with it. */
  readonly messagingApp: MessagingApp | null
  /** Null without one: no text messages are sent. */
  readonly texter: Texter | null
  /** Null where the server has no browser. */
  readonly printer: Printer | null
  /** Changes by id: of an interview when a part has come in or changed, of an account when its notices have. */
  readonly changes: Changes
  readonly auditHeads: AuditHeads
  readonly log: Log
  readonly settings: Settings
  /**
   * Where another thread of this process finds the same database and files, including the heads file of the audit log.
   */
  readonly storage: { readonly databaseUrl: string; readonly filesRoot: string; readonly headsPath: string }
}

/** Work outside of requests: runs at the start and then again and again, one run at a time. */
export interface JobOf<Db> {
  /** Its name in the log. */
  readonly name: string
  readonly everyMs: number
  readonly run: (services: AppServicesOf<Db>) => Promise<unknown>
}
