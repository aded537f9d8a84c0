import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '@candor/db/database'
import { serveImports } from '../../../features/platform/imports/server/import/serve-thread.ts'
import { openAuditHeads } from './plumbing/audit-heads.ts'
import { openFileStore } from './plumbing/files.ts'
import { loadFormat } from './plumbing/importing.ts'
import { openLog } from './plumbing/log.ts'

/** How many bundles are imported at once. Each is in memory whole, and has a connection while it is stored. */
const importedAtOnce = 3
/** One more for what every import asks beside that, so that none waits long for a connection. */
const maxConnections = importedAtOnce + 1

// A broken connection fails its next query, and the import reports that.
const db = openDatabase(workerData.databaseUrl, () => {}, maxConnections)
const files = await openFileStore({ root: workerData.filesRoot })
const format = await loadFormat()
const auditHeads = openAuditHeads(workerData.headsPath, openLog('warn'))
if (parentPort) serveImports(parentPort, { db, files, auditHeads }, { format, importedAtOnce })
