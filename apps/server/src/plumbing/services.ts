import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { changeChannels, openChanges } from '@candor/db/changes'
import { type AppServices, type Database, openDatabase } from '@candor/db/database'
import { migrate } from '@candor/db/migrate'
import { systemClock } from '@candor/kernel/clock'
import type { Log } from '@candor/kernel/services'
import { passkeySite } from '../../../../features/sign-in/passkeys/rules/site.ts'
import type { Env } from '../env.ts'
import { openAuditHeads } from './audit-heads.ts'
import { requireFit } from './database-made.ts'
import { loadErasing } from './erasing.ts'
import { findMailOwners, findSearching } from './features.ts'
import { openFileStore } from './files.ts'
import { openOutside } from './http/external-http.ts'
import { openMediaAddresses } from './media-addresses.ts'
import { openPasswords } from './passwords.ts'
import { startPostgres } from './postgres/server.ts'
import { openPrinter } from './printing/printer.ts'
import { findBrowser, findOffice } from './programs.ts'
import { openDingtalk } from './providers/dingtalk.ts'
import { openLogTexter } from './providers/log-texter.ts'
import { openMailer } from './providers/mailer.ts'
import { openTwilio } from './providers/twilio.ts'
import { openWechat } from './providers/wechat.ts'
import { noSecrets, openInstallationSecrets } from './secrets/installation.ts'
import { openTxtRecords } from './txt-records.ts'
import { loadUndoing } from './undoing.ts'

export interface OpenServices {
  services: AppServices
  /** The settings it was opened with. */
  env: Env
  /** Closes the database; the embedded server stops when no other process uses it. */
  close(): Promise<void>
}

/** Returns the stored value of this installation under a name; stores `first` if there is none. */
async function ensureKept(db: Database, name: string, first: string): Promise<string> {
  await db
    .insertInto('installationSecret')
    .values({ name, value: first })
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('installationSecret')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirstOrThrow()
  return row.value
}

const ensureSecret = (db: Database, name: string) =>
  ensureKept(db, name, randomBytes(32).toString('base64url'))

const sentences = (log: Log) => ({
  info: (text: string) => log.info({}, text),
  warn: (text: string) => log.warn({}, text),
})

/** What features bring to the services, by folder. */
async function findParts() {
  return {
    mailOwners: await findMailOwners(),
    erasing: await loadErasing(),
    undoing: await loadUndoing(),
    searching: await findSearching(),
  }
}

/**
 * Starts or joins the database, migrates it, and opens all services. Calls `onLost` when the database ends.
 *
 * A command may run with other settings than the server: it stores none of them in the database, and has no key of
 * secrets. Throws `BadSetting` where the server's key is not that of the database.
 */
export async function openServices(
  env: Env,
  log: Log,
  onLost: () => void,
  opener: 'server' | 'command' = 'server',
): Promise<OpenServices> {
  await mkdir(env.dataDir, { recursive: true })
  if (env.databaseUrl) await requireFit(env.databaseUrl)
  const server = env.databaseUrl
    ? { url: env.databaseUrl, stop: async () => {} }
    : await startPostgres({ dataDir: env.dataDir, log: sentences(log) })
  if ('onExit' in server) server.onExit(onLost)
  try {
    await migrate(server.url)
    let isClosing = false
    // The last connections may still be closing when their server stops.
    const onBroken = (error: Error) => {
      if (!isClosing) log.warn({ err: error }, 'a database connection broke')
    }
    const db = openDatabase(server.url, onBroken)
    const filesRoot = join(env.dataDir, 'files')
    const changes = openChanges(server.url, changeChannels, onBroken)
    const auditHeads = openAuditHeads(env.auditHeads, log)
    const browser = await findBrowser(env)
    const host = new URL(env.publicUrl).hostname
    if (env.isSecretsKeyLost)
      log.warn({}, 'SECRETS_KEY_LOST is on: take it out of the settings, so that a wrong key stops the start')
    const texter = env.sms ? openTwilio(env.sms) : env.isLoopback ? openLogTexter(log) : null
    const services: AppServices = {
      db,
      clock: systemClock,
      files: await openFileStore({ root: filesRoot }),
      media: openMediaAddresses(await ensureSecret(db, 'media'), systemClock),
      passwords: openPasswords(),
      outside: openOutside({ allowsPrivate: env.allowsPrivateProviders }),
      txtRecords: openTxtRecords({ servers: env.nameServers }),
      secrets: opener === 'server' ? await openInstallationSecrets(db, env) : noSecrets,
      ...(await findParts()),
      mailer: env.mail && openMailer(env.mail),
      messenger: env.dingtalk ? openDingtalk(env.dingtalk) : null,
      messagingApp:
        env.messagingApp && openWechat(env.messagingApp, await ensureSecret(db, 'messagingApp'), systemClock),
      texter,
      printer: browser === null ? null : openPrinter({ browser }),
      changes,
      auditHeads,
      log,
      settings: {
        isDemoOn: env.isDemoOn,
        publicUrl: env.publicUrl,
        calendarHost: opener === 'server' ? await ensureKept(db, 'calendarHost', host) : host,
        signInWays: [
          'password',
          'oidc',
          ...(texter ? ['sms'] : []),
          ...(env.messagingApp ? ['app'] : []),
          ...(passkeySite(env.publicUrl) ? ['passkey'] : []),
        ],
        oneTimePasswordDays: env.oneTimePasswordDays,
        uploadsPerHour: env.uploadsPerHour,
        office: await findOffice(env),
        meetingServer: env.meetingServer,
        chatSite: env.chatSite,
        site: env.site,
      },
      storage: { databaseUrl: server.url, filesRoot, headsPath: env.auditHeads },
    }
    return {
      services,
      env,
      async close() {
        isClosing = true
        await changes.close()
        await auditHeads.close()
        await db.destroy()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
