import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer as ReadAnswer, readAnswer } from '@candor/call/client/read-answer'
import type { AnyCall, SentInputOf } from '@candor/call/define'
import { changeChannels, openChanges } from '@candor/db/changes'
import { type AppServices, type Database, openDatabase } from '@candor/db/database'
import type { Clock } from '@candor/kernel/clock'
import type { Settings } from '@candor/kernel/services'
import type { MessagingApp } from '@candor/kernel/services/messaging-app'
import { checkStoredDocuments } from '@candor/kernel/stored'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp } from '../../../apps/server/src/app.ts'
import { openAuditHeads } from '../../../apps/server/src/plumbing/audit-heads.ts'
import { loadErasing } from '../../../apps/server/src/plumbing/erasing.ts'
import { findMailOwners, findSearching } from '../../../apps/server/src/plumbing/features.ts'
import { openFileStore } from '../../../apps/server/src/plumbing/files.ts'
import { openOutside } from '../../../apps/server/src/plumbing/http/external-http.ts'
import { openMediaAddresses } from '../../../apps/server/src/plumbing/media-addresses.ts'
import { openPasswords } from '../../../apps/server/src/plumbing/passwords.ts'
import { openSecrets } from '../../../apps/server/src/plumbing/secrets/seal.ts'
import { loadUndoing } from '../../../apps/server/src/plumbing/undoing.ts'
import { openUploadFolder } from '../../../apps/server/src/plumbing/upload-folder.ts'
import { cloneDatabase } from './database.ts'

/** A clock that only a test moves. */
export class TestClock implements Clock {
  #now = new Date('2026-03-14T02:00:00Z')

  now(): Date {
    return this.#now
  }

  set(now: Date): void {
    this.#now = now
  }

  pass(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms)
  }
}

export interface Answer<C extends AnyCall> extends ReadAnswer<C> {
  readonly status: number
  readonly body: string
}

export interface CallAs {
  token?: string | undefined
  lang?: string
  encoding?: 'form' | 'json'
  idempotencyKey?: string
}

export interface ServerUnderTest {
  readonly app: FastifyInstance
  readonly services: AppServices
  readonly clock: TestClock
  readonly databaseUrl: string
  /** Path of the audit log's heads file. */
  readonly headsPath: string
  /** Calls as a client does: through the contract, over HTTP, on the real application. */
  call<C extends AnyCall>(call: C, input: SentInputOf<C>, as?: CallAs): Promise<Answer<C>>
}

interface Parts extends ServerUnderTest {
  close(): Promise<void>
}

const cheap = { memoryCost: 1024, timeCost: 1 }

/** Services that replace the usual ones. */
export type OtherParts = Partial<Pick<AppServices, 'mailer' | 'texter' | 'txtRecords' | 'printer'>> & {
  readonly messagingApp?: (clock: Clock) => MessagingApp
}

const usualSettings: Settings = {
  isDemoOn: true,
  publicUrl: 'http://127.0.0.1:3000',
  calendarHost: 'calendar.example',
  signInWays: ['password'],
  oneTimePasswordDays: 3,
  uploadsPerHour: { files: 200, megabytes: 2000 },
  office: null,
  meetingServer: null,
  chatSite: null,
  site: null,
}

async function start(
  templateUrl: string,
  settings: Partial<Settings>,
  { messagingApp, ...others }: OtherParts,
): Promise<Parts> {
  checkStoredDocuments()
  const database = await cloneDatabase(templateUrl)
  const root = await mkdtemp(join(tmpdir(), 'candor-server-'))
  const uploadFolder = await openUploadFolder(root, () => {})
  const clock = new TestClock()
  const db = openDatabase(database.url, () => {}, 4)
  const changes = openChanges(database.url, changeChannels, () => {})
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const headsPath = join(root, 'audit-heads.log')
  const auditHeads = openAuditHeads(headsPath, quiet)
  const services: AppServices = {
    db,
    clock,
    files: await openFileStore({ root: join(root, 'files') }),
    media: openMediaAddresses('a key for tests', clock),
    passwords: openPasswords(cheap),
    outside: openOutside({ allowsPrivate: true }),
    txtRecords: { lookUp: async () => ({ kind: 'none' }) },
    secrets: openSecrets([Buffer.alloc(32, 'a key for tests')]),
    mailOwners: await findMailOwners(),
    erasing: await loadErasing(),
    undoing: await loadUndoing(),
    searching: await findSearching(),
    mailer: null,
    messenger: null,
    messagingApp: messagingApp?.(clock) ?? null,
    texter: { sendText: async () => {} },
    printer: null,
    changes,
    auditHeads,
    log: quiet,
    settings: { ...usualSettings, ...settings },
    storage: { databaseUrl: database.url, filesRoot: join(root, 'files'), headsPath },
    ...others,
  }
  const app = await buildApp(services, { webRoot: null, uploadFolder })
  return {
    app,
    services,
    clock,
    databaseUrl: database.url,
    headsPath,
    call: (call, input, as = {}) => send(app, call, input, as),
    async close() {
      await refuseNamesInEntries(db)
      await app.close()
      await changes.close()
      await auditHeads.close()
      await db.destroy()
      await database.drop()
      // A killed thread may still be writing.
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Throws where an entry holds a name or a contact of its candidate, or an account's e-mail, that no erasure reaches. */
async function refuseNamesInEntries(db: Database): Promise<void> {
  const { rows } = await sql<{ action: string }>`
    select distinct action from audit_entry entry
    cross join lateral jsonb_path_query(entry.details, '$.** ? (@.type() == "string")') as value
    left join candidate on candidate.id = entry.candidate_id
    where value #>> '{}' <> '' and (
      value #>> '{}' in (candidate.name, candidate.name_latin, candidate.email, candidate.phone)
      or exists (select from account where account.email = value #>> '{}' and account.company_id = entry.company_id))`.execute(
    db,
  )
  const actions = rows.map(({ action }) => action).join(', ')
  if (actions !== '')
    throw new Error(`entries hold names or contacts of people: ${actions} (private-fields.ts)`)
}

async function send<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  input: SentInputOf<C>,
  { token, lang = 'en', encoding, idempotencyKey }: CallAs,
): Promise<Answer<C>> {
  const fields = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(
    fields.map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
  const asJson = (encoding ?? call.sends) === 'json'
  const response = await app.inject({
    method: call.method,
    url: call.method === 'GET' && text ? `${call.path}?${text}` : call.path,
    headers: {
      lang,
      ...(token ? { token } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(call.method === 'POST'
        ? { 'content-type': asJson ? 'application/json' : 'application/x-www-form-urlencoded' }
        : {}),
    },
    ...(call.method === 'POST'
      ? { payload: asJson ? JSON.stringify(Object.fromEntries(fields)) : text }
      : {}),
  })
  return { status: response.statusCode, ...readAnswer(call, response.json()), body: response.body }
}

/** Starts the real application on a database of its own for one test file, and stops it after the file. */
export function serverUnderTest(settings: Partial<Settings> = {}, others: OtherParts = {}): ServerUnderTest {
  let parts: Parts | null = null
  beforeAll(async () => {
    parts = await start(inject('templateUrl'), settings, others)
  })
  afterAll(() => parts?.close())
  const started = (): Parts => {
    if (!parts) throw new Error('the server under test starts with the first test')
    return parts
  }
  return {
    get app() {
      return started().app
    },
    get services() {
      return started().services
    },
    get clock() {
      return started().clock
    },
    get databaseUrl() {
      return started().databaseUrl
    },
    get headsPath() {
      return started().headsPath
    },
    call: (call, input, as) => started().call(call, input, as),
  }
}

/** Reads a file beside a test. */
export function fixture(folder: string, name: string): Promise<Buffer> {
  return readFile(join(folder, name))
}
