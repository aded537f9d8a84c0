import type { Env } from '../env.ts'
import type { Running } from './running.ts'

/** The database for a command, or a sentence for its user on why it cannot be chosen. */
export type DatabaseChoice = (DatabasePaths & { readonly says: string }) | { readonly refusal: string }

/** Where a database is, with its heads file. */
type DatabasePaths = Pick<Env, 'dataDir' | 'auditHeads'>

type Given = DatabasePaths & Pick<Env, 'databaseUrl' | 'isDatabaseNamed' | 'isDataDirNamed' | 'areHeadsNamed'>

/** The address in `DATABASE_URL` without account and password. */
function withoutAccount(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}

/**
 * Returns the database of a command: the one in its settings, else that of the server running in this checkout, else
 * the default one.
 *
 * Refuses to choose between servers on two databases, and to use one whose address is unknown here. With `DATABASE_URL`
 * the folder of the files is chosen in the same way.
 */
export function chooseDatabase(env: Given, running: readonly Running[]): DatabaseChoice {
  const { dataDir, auditHeads } = env
  const own = { dataDir, auditHeads }
  if (env.databaseUrl) return chooseFolder(env, env.databaseUrl, running)
  const ofFolder = running.find((server) => server.dataDir === dataDir)
  if (ofFolder) return choose(env, ofFolder, dataDir)
  if (env.isDatabaseNamed) return { ...own, says: `Database: ${dataDir} (DATA_DIR)` }
  const servers = [...new Map(running.map((server) => [server.dataDir, server])).values()]
  const [only, ...more] = servers
  if (!only) return { ...own, says: `Database: ${dataDir}` }
  if (more.length > 0) return { refusal: severalServers(servers) }
  if (only.dataDir !== null) return choose(env, only, only.dataDir)
  return {
    refusal: `The server at ${only.address} has its database elsewhere: set DATABASE_URL as it was set there.`,
  }
}

function chooseFolder(env: Given, databaseUrl: string, running: readonly Running[]): DatabaseChoice {
  const database = `Database: ${withoutAccount(databaseUrl)} (DATABASE_URL), files in`
  const elsewhere = running.filter(({ dataDir }) => dataDir === null)
  const folders = [...new Set(elsewhere.map(({ folder }) => folder))]
  const [server] = elsewhere
  if (env.isDataDirNamed || !server) {
    const { dataDir, auditHeads } = env
    return { dataDir, auditHeads, says: `${database} ${dataDir}` }
  }
  if (folders.length > 1)
    return {
      refusal: `Several servers run here. Say by DATA_DIR whose files are meant: ${folders.join(', ')}.`,
    }
  const { folder, address } = server
  const auditHeads = env.areHeadsNamed ? env.auditHeads : server.auditHeads
  return { dataDir: folder, auditHeads, says: `${database} ${folder} (of the server at ${address})` }
}

function choose(env: Given, server: Running, dataDir: string): DatabaseChoice {
  const auditHeads = env.areHeadsNamed ? env.auditHeads : server.auditHeads
  return { dataDir, auditHeads, says: `Database: ${dataDir} (of the server at ${server.address})` }
}

function severalServers(servers: readonly Running[]): string {
  const lines = servers.map(
    ({ address, dataDir }) => `  ${address}  ${dataDir ? `DATA_DIR=${dataDir}` : 'DATABASE_URL=…'}`,
  )
  return [
    'Several servers run here, each with a database of its own. Say which one is meant:',
    ...lines,
  ].join('\n')
}
