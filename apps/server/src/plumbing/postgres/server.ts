import { rmdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { clearStale, findServer, isAlive } from './alive.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { type ClusterLocation, ensureSocketDir, findClusterLocation } from './cluster-location.ts'
import { type Launched, launch } from './launch.ts'
import { PostgresUnavailable } from './unavailable.ts'
import { ensureDatabase, join, type Membership } from './users.ts'

export type Postgres = {
  /** Address of the database `candor` on the Unix socket; no password, no port. */
  url: string
  /** Leaves the server, and stops it unless another process uses it. Open connections are closed. */
  stop(): Promise<void>
  /** Called when the server ends without a call of `stop` here: the process cannot continue. */
  onExit(listener: () => void): void
}

export type PostgresOptions = {
  /** Holds the cluster in `postgres` and the server's log in `postgres.log`. Created if missing. */
  dataDir: string
  log: { info(message: string): void; warn(message: string): void }
  /** False for tests: without flushes to disk, which is faster; data are lost in a power failure. */
  durable?: boolean
}

/** The longest time that another start, or backends of a killed server, may prevent a start. */
const refusedMs = 15_000
const stopMs = 60_000
const pollMs = 5

/**
 * Starts the embedded PostgreSQL on a data folder, or uses the server that already runs there.
 *
 * A server outlives a killed process; the next start finds it, or recovers the data of a killed server. Several
 * processes may share a folder. Throws PostgresUnavailable, whose message is meant for the user.
 */
export async function startPostgres({ dataDir, log, durable = true }: PostgresOptions): Promise<Postgres> {
  const location = await findClusterLocation(dataDir)
  const binaries = await findBinaries(location.account)
  const { postgres } = binaries
  await ensureCluster(location, binaries, durable)
  const began = Date.now()
  for (;;) {
    const running = await findServer(location)
    if (!running) {
      await ensureSocketDir(location)
      await clearStale(location)
    }
    const launched = running ? null : await launch({ location, postgres, dataDir, durable })
    const membership = await joinWhenReady(location, launched, log)
    if (membership) {
      log.info(`PostgreSQL ${running ? 'was running already' : 'started'} in ${location.cluster}`)
      return await serve(location, membership, log)
    }
    if (launched && !launched.mayRetry()) throw new PostgresUnavailable(launched.fault())
    if (Date.now() - began > refusedMs) {
      throw new PostgresUnavailable(launched?.fault() ?? `PostgreSQL in ${location.cluster} does not answer.`)
    }
    await pause(pollMs * 10)
  }
}

/** Returns null when the server has ended meanwhile. One that recovers from a crash may take minutes. */
async function joinWhenReady(
  location: ClusterLocation,
  launched: Launched | null,
  log: PostgresOptions['log'],
): Promise<Membership | null> {
  let noticeAt = Date.now() + 3000
  for (;;) {
    const server = await findServer(location)
    const membership = server ? await join(urlOf(server.socketDir, 'postgres')) : null
    if (membership) return membership
    if (launched ? launched.hasEnded() : !server) return null
    if (Date.now() > noticeAt) {
      log.info('PostgreSQL is still starting')
      noticeAt += 10_000
    }
    await pause(pollMs)
  }
}

async function serve(
  location: ClusterLocation,
  first: Membership,
  log: PostgresOptions['log'],
): Promise<Postgres> {
  const server = await findServer(location)
  if (!server)
    throw new PostgresUnavailable(`PostgreSQL in ${location.cluster} ended as soon as it had started.`)
  await ensureDatabase(urlOf(server.socketDir, 'postgres'), 'candor')

  const listeners: (() => void)[] = []
  let membership = first
  let stopped: Promise<void> | undefined

  async function watch(): Promise<void> {
    while (!stopped) {
      await membership.ended
      // The server survives the crash of a backend, but closes every connection: connect again.
      const next = stopped ? null : await joinWhenReady(location, null, log)
      if (next) membership = next
      else break
    }
    if (!stopped) for (const notify of listeners) notify()
  }
  watch().catch((error) => {
    log.warn(`PostgreSQL cannot be reached any more: ${error.message}`)
    for (const notify of listeners) notify()
  })

  return {
    url: urlOf(server.socketDir, 'candor'),
    stop: () => {
      stopped ??= membership.leave().then((isLast) => (isLast ? shutDown(server.pid, location) : undefined))
      return stopped
    },
    onExit: (listener) => {
      listeners.push(listener)
    },
  }
}

/** SIGINT is PostgreSQL's fast shutdown: connections are closed, and all data written. */
async function shutDown(pid: number, location: ClusterLocation): Promise<void> {
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + stopMs; await isAlive(pid); await pause(pollMs)) {
    if (Date.now() > end)
      throw new PostgresUnavailable(`PostgreSQL (process ${pid}) did not stop in a minute.`)
  }
  // Fails unless the folder is empty: then another start already uses it.
  if (location.socketDir !== location.cluster) await rmdir(location.socketDir).catch(() => undefined)
}

function urlOf(socketDir: string, database: string): string {
  return `postgres://${superuser}@${encodeURIComponent(socketDir)}/${database}`
}
