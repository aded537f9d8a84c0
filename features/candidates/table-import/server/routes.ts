import { runLoop } from '@candor/call/loops/run-loop'
import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import { nameIn } from '@candor/messages/local-name'
import type { FastifyInstance } from 'fastify'
import { withRights } from '../../../platform/access/server/gate/with-rights.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import type { BundleFormat } from '../../../platform/imports/rules/format.ts'
import { notFound, reachOf } from '../../resume-drop/server/actions/reach.ts'
import { findDropPosition } from '../../resume-drop/server/queries/drops.ts'
import {
  addTable,
  changeTableRow,
  discardTable,
  listTables,
  readTable,
  readTableProgress,
  setTable,
  startTable,
} from '../contract.ts'
import { Digest, readState } from '../rules/stored.ts'
import { TableAddingLoop } from './actions/adding-loop.ts'
import { changeRow } from './actions/change-row.ts'
import { confirmTable } from './actions/confirm-table.ts'
import { openTable } from './actions/open-table.ts'
import { changeTable } from './actions/set-table.ts'
import { takeTable } from './actions/start-table.ts'
import { countStates } from './queries/adding.ts'
import { deleteTable, findTable, listOpenTables, lockTable } from './queries/tables.ts'

/** How often a server looks for rows that another one has left. */
const lookMs = 15_000

export function routes(
  services: AppServices,
  serve: Serve,
  app: FastifyInstance,
  { format }: { readonly format: BundleFormat<Database> },
): void {
  const adding = runLoop(app, new TableAddingLoop(services, format), lookMs)
  serveTables(services, serve)
  serveRows(services, serve, adding)
}

/** Serves the calls of a table as a whole. */
function serveTables(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(startTable, (request) => takeTable(services, request))

  serve(listTables, async ({ input, viewer, context: { locale } }) => {
    const reach = reachOf(viewer)
    const id = input.positionId === undefined ? null : readId<'position'>(input.positionId)
    const position = id && (await findDropPosition(db, viewer.companyId, id))
    if (input.positionId !== undefined && !position) throw notFound()
    const tables = await listOpenTables(db, reach, position?.id ?? null, clock.now())
    return {
      positionName: position ? nameIn(locale, position.name, position.nameLatin) : '',
      tables: tables.map(({ id: importId, accountId, name, by, createdAt, digest }) => ({
        importId,
        name,
        rows: readStored(Digest, digest).rows,
        by,
        isOwn: accountId === viewer.accountId,
        createdAt: createdAt.getTime(),
      })),
    }
  })

  serve(readTable, async ({ input, viewer, context: { locale } }) =>
    openTable(services, viewer, input.importId, locale),
  )

  serve(setTable, (request) =>
    withRights(services, setTable.access, request, (within, { viewer }) =>
      changeTable(within, viewer, request.input),
    ),
  )

  serve(discardTable, (request) =>
    withRights(services, discardTable.access, request, async (within, { viewer }) => {
      const table = await lockTable(within.db, reachOf(viewer), request.input.importId, clock.now())
      if (!table) throw notFound()
      if (table.state === 'adding') throw new Refusal(discardTable, 'isAdding')
      await deleteTable(within.db, table.id, table.companyId)
      return null
    }),
  )
}

/** Serves the calls of single rows, and the adding. */
function serveRows(services: AppServices, serve: Serve, adding: TableAddingLoop): void {
  const { db, clock } = services

  serve(changeTableRow, (request) =>
    withRights(services, changeTableRow.access, request, (within, { viewer }) =>
      changeRow(within, viewer, request.input),
    ),
  )

  serve(addTable, async (request) => {
    const confirmed = await auditedTransaction(services, addTable, request, (act) =>
      confirmTable(act, request.input),
    )
    adding.wake()
    return confirmed
  })

  serve(readTableProgress, async ({ input, viewer }) => {
    const table = await findTable(db, reachOf(viewer), input.importId, clock.now())
    if (!table) throw notFound()
    return { state: readState(table.state), ...(await countStates(db, table.id)) }
  })
}
