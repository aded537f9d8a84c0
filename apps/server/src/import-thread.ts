import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '@candor/db/database'
import { serveImports } from '../../../features/imports/server/import/serve-thread.ts'
import { openAuditHeads } from './plumbing/audit-heads.ts'
import { openFileStore } from './plumbing/files.ts'
import { loadFormat } from './plumbing/importing.ts'
import { openLog } from './plumbing/log.ts'

/** Bundles of one import come one after the other, so that this many imports go on at once. */
const maxConnections = 4

// A connection that breaks fails the query after it, which the import tells.
const db = openDatabase(workerData.databaseUrl, () => {}, maxConnections)
const files = await openFileStore({ root: workerData.filesRoot })
const format = await loadFormat()
const auditHeads = openAuditHeads(workerData.headsPath, openLog('warn'))
if (parentPort) serveImports(parentPort, { db, files, auditHeads }, format)
