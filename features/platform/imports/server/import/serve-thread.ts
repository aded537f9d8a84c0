import type { MessagePort } from 'node:worker_threads'
import type { AppServices, Database } from '@candor/db/database'
import { errorCode } from '@candor/kernel/error-code'
import { isRecord } from '@candor/kernel/is-record'
import { openTurns, type Turns } from '@candor/kernel/turns'
import type { BundleResult } from '../../contract.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { findBundles } from '../../rules/tree.ts'
import { ArchiveRefused } from './file-tree.ts'
import { type Importing, importBundle } from './import-bundle.ts'
import { readBundle } from './import-tree.ts'
import { parseJson, type ReadJson } from './read-json.ts'
import type { ImportEvent, ImportOrder, Order } from './thread-messages.ts'
import { openZip } from './zip.ts'

type Parts = Pick<AppServices, 'db' | 'files' | 'auditHeads'>
/** Sends an event, and resolves once it was received. */
type SendEvent = (news: ImportEvent) => Promise<void>

interface Tools {
  readonly format: BundleFormat<Database>
  readonly turns: Turns
}

/** The most bundles that wait in memory; those of archives wait on disk. */
const mostWaiting = { waitingOfOne: 8, waitingInAll: 32 }

/**
 * Carries out the orders that come in at the port of the thread, `importedAtOnce` bundles at a time, one company after
 * the other, however many orders a company sends. One turn is always left to other companies: all of one may wait for
 * what that company locked.
 */
export function serveImports(
  port: MessagePort,
  parts: Parts,
  { format, importedAtOnce }: { format: BundleFormat<Database>; importedAtOnce: number },
): void {
  const turns = openTurns({ running: importedAtOnce, runningOfOne: importedAtOnce - 1, ...mostWaiting })
  port.on('message', (order: Order) => void carryOut(order, parts, { format, turns }))
}

async function carryOut(order: Order, parts: Parts, tools: Tools): Promise<void> {
  const { port } = order
  const send = eventSender(port)
  try {
    if (order.look !== undefined) await look(order.look, send)
    if (order.import) await carryOutImport(order.import, parts, tools, send)
    port.postMessage({ done: true })
  } catch (error) {
    port.postMessage(endOf(error))
  }
}

async function look(path: string, send: SendEvent): Promise<void> {
  const tree = await openZip(path)
  tree.close()
  const { bundles, companies } = findBundles([...tree.files.keys()])
  await send({ found: { bundles: bundles.length, companies: companies.length } })
}

async function carryOutImport(
  { source, companyId, keyId, locale, now }: ImportOrder,
  parts: Parts,
  { format, turns }: Tools,
  send: SendEvent,
): Promise<void> {
  const services = { ...parts, clock: { now: () => now } }
  const importing = { services, format, companyId, keyId, locale }
  if (typeof source !== 'string') {
    const endTurn = await turns.take(companyId)
    if (!endTurn) throw new ArchiveRefused('busy')
    const result = await importJson(importing, source).finally(endTurn)
    return send({ result })
  }
  const tree = await openZip(source)
  try {
    const { bundles } = findBundles([...tree.files.keys()])
    for (const found of bundles) {
      const endTurn = await turns.wait(companyId)
      const result = await readBundle(tree, found)
        .then((bundle) => importBundle(importing, bundle))
        .finally(endTurn)
      await send({ result })
    }
  } finally {
    tree.close()
  }
}

async function importJson(importing: Importing, source: Uint8Array): Promise<BundleResult> {
  const json = parseJson(source)
  if (!isBundleLike(json)) throw new ArchiveRefused('nothingSent')
  return importBundle(importing, { name: 'bundle.json', folder: null, json, media: new Map() })
}

/** Whether the text sent as one bundle is an object with content, or has faults to report. */
function isBundleLike({ value, faults }: ReadJson): boolean {
  if (faults) return faults.every(({ fault }) => fault !== 'notJson' && fault !== 'notUtf8')
  return isRecord(value) && Object.keys(value).length > 0
}

/** Nobody waits for an order whose port was closed: sending fails then, which ends its work. */
function eventSender(port: MessagePort): SendEvent {
  let settle: { resolve: () => void; reject: (error: Error) => void } | null = null
  let isClosed = false
  port.on('message', () => settle?.resolve())
  port.on('close', () => {
    isClosed = true
    settle?.reject(new Error('nobody waits for the import any more'))
  })
  return (news) =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject }
      if (isClosed) reject(new Error('nobody waits for the import any more'))
      else port.postMessage(news)
    })
}

function endOf(error: unknown): ImportEvent {
  if (error instanceof ArchiveRefused) return { refused: error.reason }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return { failed: { message, stack, code: errorCode(error) } }
}
