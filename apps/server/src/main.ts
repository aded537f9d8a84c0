import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { renewSetupCode } from '../../../features/administration/installation/server/actions/setup-code.ts'
import { beginHeads } from '../../../features/platform/audit/server/queries/heads.ts'
import { findSiteCompany } from '../../../features/platform/company/server/queries.ts'
import { loadDemoIfEmpty } from '../../../features/platform/imports/server/import/demo.ts'
import { buildApp } from './app.ts'
import { BadSetting } from './env/values.ts'
import { type Env, readProcessEnv } from './env.ts'
import { requireWritableHeads } from './plumbing/audit-heads.ts'
import { repositoryRoot } from './plumbing/features.ts'
import { listen, portOf } from './plumbing/http/listening.ts'
import { loadFormat } from './plumbing/importing.ts'
import { startJobs } from './plumbing/jobs.ts'
import { describeError, openLog } from './plumbing/log.ts'
import { leaveNote } from './plumbing/running.ts'
import { type OpenServices, openServices } from './plumbing/services.ts'
import { stopInOrder } from './plumbing/stopping.ts'
import { openUploadFolder } from './plumbing/upload-folder.ts'
import { addressOf, welcome } from './plumbing/welcome.ts'
import { sweepWorkFolders } from './plumbing/work-folders.ts'

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function readEnvOrExit(): Env {
  try {
    return readProcessEnv()
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Starts the parts in order and stops them in reverse; a failed start stops what was started. */
async function start(env: Env): Promise<void> {
  const log = openLog(env.logLevel)
  let opening: Promise<OpenServices> | null = null
  let app: FastifyInstance | null = null
  let jobs: Awaited<ReturnType<typeof startJobs>> | null = null
  let takeNoteAway: (() => Promise<void>) | null = null
  const stop = stopInOrder(log, [
    { name: 'the note for the commands', end: () => takeNoteAway?.() },
    { name: 'the server', end: () => app?.close() },
    { name: 'the jobs', end: () => jobs?.stop() },
    {
      name: 'the database',
      end: () =>
        opening?.then(
          ({ close }) => close(),
          () => undefined,
        ),
    },
  ])
  try {
    await requireWritableHeads(env)
    say('Starting the database…')
    opening = openServices(env, log, () => {
      log.error({}, 'the database server stopped by itself')
      stop(1)
    })
    const { services } = await opening
    const unwitnessed = await beginHeads(services)
    if (unwitnessed > 0)
      log.warn(
        { path: env.auditHeads, companies: unwitnessed },
        'a new file of heads was begun beside older audit logs',
      )
    const format = await loadFormat()
    await loadDemoIfEmpty(services, format, join(repositoryRoot, 'demo'), say)
    await sweepWorkFolders().catch((error: unknown) => {
      log.warn({ err: error }, 'what killed servers left in the temporary folder stays there')
    })
    if (env.unusedProxy !== null)
      log.warn(
        { setting: env.unusedProxy },
        'Candor uses no proxy for outgoing requests: it must reach mail, text messages and providers of identities itself',
      )
    if (env.site && (await findSiteCompany(services)) === null)
      log.warn({ company: env.site.company }, 'nobody can register: the company of SITE_COMPANY is not there')
    app = await buildApp(services, {
      publicUrl: env.publicUrl,
      mainAppUrl: env.mainAppUrl,
      siteMoves: env.siteMoves,
      webRoot: join(repositoryRoot, 'apps/web/dist'),
      uploadFolder: await openUploadFolder(env.dataDir, (error) =>
        log.warn({ err: error }, 'what was left of an upload could not be removed'),
      ),
      trustProxy: env.trustProxy,
      loggerInstance: log,
    })
    await listen(app, env)
    jobs = await startJobs(services)
    takeNoteAway = await leaveNote(env.runDir, {
      pid: process.pid,
      address: addressOf(env, portOf(app)),
      dataDir: env.databaseUrl ? null : env.dataDir,
      folder: env.dataDir,
      auditHeads: env.auditHeads,
    }).catch((error: unknown) => {
      log.warn({ err: error, folder: env.runDir }, 'commands will not find this server by themselves')
      return null
    })
    say(welcome(env, portOf(app), await renewSetupCode(services)))
  } catch (error) {
    sayFailure(error)
    stop(1)
  }
}

function sayFailure(error: unknown): void {
  process.stderr.write(`${error instanceof BadSetting ? error.message : describeError(error)}\n`)
}

await start(readEnvOrExit())
