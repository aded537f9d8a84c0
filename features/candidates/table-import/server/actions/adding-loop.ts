import { setTimeout as pause } from 'node:timers/promises'
import type { AppServices, Database } from '@candor/db/database'
import { BackgroundLoop } from '@candor/kernel/background-loop'
import type { CandidateId, PersonId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import type { BundleFormat } from '../../../../platform/imports/rules/format.ts'
import { reservedPrefix } from '../../../../platform/imports/rules/reserved-id.ts'
import {
  type BundleMadeHere,
  importGroupMadeHere,
} from '../../../../platform/imports/server/actions/import-made-here.ts'
import { notify } from '../../../../platform/notify/server/actions/notify.ts'
import { findSameByCompared } from '../../../persons/server/actions/same-persons.ts'
import { holdIsOpen } from '../../../positions/server/queries/open-state.ts'
import { findAdder } from '../../../resume-drop/server/actions/find-adder.ts'
import { lockAddingTo } from '../../../resume-drop/server/queries/adding.ts'
import { screeningKind } from '../../../stages/rules/kinds.ts'
import { bundleOfTableRow } from '../../rules/bundle.ts'
import { Setup, StoredValues } from '../../rules/stored.ts'
import {
  type AddingRow,
  type AddingTable,
  countStates,
  endAdding,
  failRows,
  failWaiting,
  findAddingTable,
  lockAddingRows,
  markAdded,
} from '../queries/adding.ts'
import { readContact } from './find-fates.ts'

/** Rows of one transaction: others wait for its locks no longer than it takes. */
const rowsAtOnce = 10
/** The longest rest between two groups. */
const maxRestMs = 60

/** The account may not add candidates any more. */
class NoRight extends Error {
  override readonly name = 'NoRight'
}

interface Outcome {
  count: number
  readonly added: { rowId: string; candidateId: CandidateId }[]
}

/** Adds the rows of confirmed tables as candidates, some in each transaction, from its start and after each `wake`. */
export class TableAddingLoop extends BackgroundLoop {
  readonly #services: AppServices
  readonly #format: BundleFormat<Database>

  constructor(services: AppServices, format: BundleFormat<Database>) {
    super((error) => services.log.error({ err: error }, 'adding the rows of a table failed'))
    this.#services = services
    this.#format = format
  }

  protected override async takeTurn(): Promise<boolean> {
    const table = await findAddingTable(this.#services.db)
    if (table) await this.#addTable(table)
    return table !== null
  }

  async #addTable(table: AddingTable): Promise<void> {
    let most = rowsAtOnce
    while (!this.signal.aborted) {
      const began = performance.now()
      const count = await this.#addSome(table, most)
      if (count === 0 && (await this.#end(table))) return
      // After a group that was refused, its rows are added one by one.
      most = count === null ? 1 : Math.min(rowsAtOnce, most + 4)
      // Reading reports comes first.
      await pause(Math.min(maxRestMs, performance.now() - began))
    }
  }

  /** Ends a table without rows to add, and tells the account that added them; false where rows are left. */
  #end({ id, companyId, addedByAccountId: accountId }: AddingTable): Promise<boolean> {
    const { db: pool, clock } = this.#services
    return pool.transaction().execute(async (db) => {
      if (!(await endAdding(db, id))) return false
      const { added, failed } = await countStates(db, id)
      const work = { db, now: clock.now(), viewer: { companyId, accountId: null } }
      const about = { variant: 'table', thingId: id, count: added + failed, failed }
      const kind = failed > 0 ? 'failed' : 'finished'
      if (accountId) await notify(work, { kind, to: [accountId], about })
      return true
    })
  }

  /** Adds the next rows; returns how many, or null where they are tried again one by one. */
  async #addSome(table: AddingTable, most: number): Promise<number | null> {
    const { db, log } = this.#services
    const outcome: Outcome = { count: 0, added: [] }
    try {
      await this.#addGroup(table, most, outcome)
      return outcome.count
    } catch (error) {
      if (error instanceof NoRight) {
        await failWaiting(db, table.id, 'noRight')
        return 1
      }
      if (most > 1) return null
      // One row that cannot be added must not hold up the others.
      log.error({ err: error, importId: table.id }, 'a row of a table could not be added')
      const [row] = await db.transaction().execute((transaction) => lockAddingRows(transaction, table.id, 1))
      if (row) await failRows(db, [row.id], 'failed')
      return 1
    }
  }

  async #addGroup(table: AddingTable, most: number, outcome: Outcome): Promise<void> {
    const { companyId, addedByAccountId: accountId } = table
    if (!accountId) throw new NoRight()
    const { clock } = this.#services
    const now = clock.now()
    const source = readStored(Setup, table.setup).source
    await importGroupMadeHere({
      services: this.#services,
      format: this.#format,
      companyId,
      accountId,
      prove: async (db) => {
        await shareRights(db, companyId)
        const finder = await findAdder(db, companyId, accountId)
        if (!finder) throw new NoRight()
        const rows = await lockAddingRows(db, table.id, most)
        outcome.count = rows.length
        const open = await openRows(db, rows)
        const asked = open.flatMap(({ contacts, isNotSame }, at) =>
          isNotSame ? [] : contacts.map((contact) => ({ at, ...readContact(contact) })),
        )
        const same = await findSameByCompared(db, finder, asked)
        const isNew = (row: AddingRow, at: number) =>
          (same.get(at) ?? []).some(
            ({ positionId, candidateId }) =>
              positionId === row.positionId && !row.seenCandidateIds.includes(candidateId),
          )
        await failRows(
          db,
          open.filter(isNew).map(({ id }) => id),
          'alreadyHere',
        )
        return open.flatMap((row, at) =>
          isNew(row, at)
            ? []
            : bundleOf(row, {
                now,
                source,
                accountId,
                personId: same.get(at)?.[0]?.personId ?? null,
                outcome,
              }),
        )
      },
      after: (db) => markAdded(db, outcome.added),
    })
  }
}

/** The rows whose positions are open, held so until the transaction ends. The others fail. */
async function openRows(db: Database, rows: readonly AddingRow[]): Promise<AddingRow[]> {
  const isOpen = new Map<string, boolean>()
  const positionIds = [...new Set(rows.flatMap(({ positionId }) => positionId ?? []))].toSorted()
  for (const positionId of positionIds) {
    await lockAddingTo(db, positionId)
    isOpen.set(positionId, await holdIsOpen(db, positionId))
  }
  const hasOpen = ({ positionId }: AddingRow) => isOpen.get(positionId ?? '') === true
  await failRows(
    db,
    rows.filter((row) => !hasOpen(row)).map(({ id }) => id),
    'closedPosition',
  )
  return rows.filter(hasOpen)
}

interface Adding {
  readonly now: Date
  readonly source: string
  readonly accountId: NonNullable<AddingTable['addedByAccountId']>
  readonly personId: PersonId | null
  readonly outcome: Outcome
}

function bundleOf(row: AddingRow, { now, source, accountId, personId, outcome }: Adding): BundleMadeHere {
  const values = readStored(StoredValues, row.found)
  return {
    value: bundleOfTableRow({
      externalId: `${reservedPrefix}${row.id}`,
      positionExternalId: row.positionExternalId,
      stageId: row.stageId ?? '1',
      stageTypeKind: row.stageKind ?? screeningKind,
      values,
      appliedAt: row.appliedAt?.getTime() ?? now.getTime(),
      now: now.getTime(),
    }),
    madeHere: {
      accountId,
      addedBy: 'table',
      source: values.source || source,
      personId,
      prove: async () => {},
      after: async (_db, candidateId) => void outcome.added.push({ rowId: row.id, candidateId }),
    },
  }
}
