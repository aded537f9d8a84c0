import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClusterLocation, hiddenCluster } from './cluster-location.ts'

/** A server that this process has started. */
export type Launched = {
  hasEnded(): boolean
  /** Whether it ended because another server, or what is left of one, still holds the cluster. */
  mayRetry(): boolean
  /** Why it ended, in one sentence. */
  fault(): string
}

type Launch = { location: ClusterLocation; postgres: string; dataDir: string; durable: boolean }

const logLimitBytes = 10_000_000

/**
 * Starts the server in a process group of its own.
 *
 * Ctrl-C reaches the whole group of a terminal, but the database must outlive the server's last requests. For the same
 * reason the log is a file and not a pipe: it must still work when this process is killed.
 */
export async function launch({ location, postgres, dataDir, durable }: Launch): Promise<Launched> {
  const logFile = join(dataDir, 'postgres.log')
  const output = await openLog(logFile)
  const from = (await output.stat()).size
  const as = location.account ? { uid: location.account.uid, gid: location.account.gid } : {}
  const child = spawn(postgres, ['-D', location.pgdata, ...settings(location, durable)], {
    ...as,
    cwd: location.pgdata === hiddenCluster ? location.cluster : '/',
    env: {},
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  let ended: string | null = null
  child.once('error', (error) => {
    ended = error.message
  })
  child.once('exit', async () => {
    const written = await readFile(logFile).then(
      (text) => text.subarray(from).toString(),
      (error) => String(error),
    )
    ended = /FATAL: {2}(.*)/.exec(written)?.[1] ?? written.trim().split('\n').at(-1) ?? ''
  })
  child.unref()
  await output.close()
  return {
    hasEnded: () => ended !== null,
    mayRetry: () => /lock file|shared memory|in use/.test(ended ?? ''),
    fault: () => `PostgreSQL did not start (${ended}): see ${logFile}.`,
  }
}

function settings(location: ClusterLocation, durable: boolean): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: location.socketDir,
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Keeps candidates' answers out of the log: no statements, and no DETAIL with the values of a row.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Opens the log. When it has grown too long, it is renamed and a new one started. */
async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > logLimitBytes) await rename(file, `${file}.1`)
  return open(file, 'a', 0o600)
}
