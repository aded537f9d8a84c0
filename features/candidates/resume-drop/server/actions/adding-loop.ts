import { createReadStream } from 'node:fs'
import type { AppServices, Database } from '@candor/db/database'
import { BackgroundLoop } from '@candor/kernel/background-loop'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import type { BundleFormat } from '../../../../platform/imports/rules/format.ts'
import { reservedPrefix } from '../../../../platform/imports/rules/reserved-id.ts'
import { importMadeHere } from '../../../../platform/imports/server/actions/import-made-here.ts'
import { findStageKind } from '../../../../platform/imports/server/queries/candidates.ts'
import { findSamePersons } from '../../../persons/server/actions/same-persons.ts'
import { holdIsOpen } from '../../../positions/server/queries/open-state.ts'
import { screeningKind } from '../../../stages/rules/kinds.ts'
import type { AddFault } from '../../contract/row.ts'
import { bundleOfRow } from '../../rules/bundle.ts'
import { mediaPathOf } from '../../rules/kept-file.ts'
import { Reading, valuesOfRow } from '../../rules/stored.ts'
import {
  type AddingRow,
  findAdding,
  lockAdding,
  lockAddingTo,
  markAdded,
  refuseAdding,
} from '../queries/adding.ts'
import { findAdder } from './find-adder.ts'

/** Ends the adding of a row without an error. */
class NotAdded extends Error {
  override readonly name = 'NotAdded'
  /** Null where another process has added it. */
  readonly fault: AddFault | null

  constructor(fault: NotAdded['fault']) {
    super(fault ?? 'gone')
    this.fault = fault
  }
}

/** The account that confirmed a row, as far as it may still add candidates. */
async function proveRight(db: Database, { companyId, addedByAccountId }: AddingRow) {
  const adder = addedByAccountId && (await findAdder(db, companyId, addedByAccountId))
  if (!adder) throw new NotAdded('noRight')
  return adder
}

/** Adds confirmed rows as candidates, each in a transaction of its own, from its start and after each `wake`. */
export class AddingLoop extends BackgroundLoop {
  readonly #services: AppServices
  readonly #format: BundleFormat<Database>

  constructor(services: AppServices, format: BundleFormat<Database>) {
    super((error) => services.log.error({ err: error }, 'adding dropped resumes failed'))
    this.#services = services
    this.#format = format
  }

  protected override async takeTurn(): Promise<boolean> {
    const row = await findAdding(this.#services.db)
    if (row) await this.#settle(row)
    return row !== null
  }

  /** Adds a row, or gives it back with a reason. */
  async #settle(row: AddingRow): Promise<void> {
    const { db, log } = this.#services
    try {
      const { state, faults } = await this.#add(row)
      if (state !== 'refused') return
      log.error({ dropFileId: row.id, faults }, 'a dropped resume was refused by the importer')
      await refuseAdding(db, row.id, 'failed')
    } catch (error) {
      if (error instanceof NotAdded) {
        if (error.fault) await refuseAdding(db, row.id, error.fault)
        return
      }
      // One row that cannot be added must not hold up the others.
      log.error({ err: error, dropFileId: row.id }, 'a dropped resume could not be added')
      await refuseAdding(db, row.id, error instanceof Refusal ? 'noRight' : 'failed')
    }
  }

  async #add(row: AddingRow) {
    const { db, files, clock } = this.#services
    const { companyId, addedByAccountId } = row
    if (!addedByAccountId) throw new NotAdded('noRight')
    const values = valuesOfRow(row)
    const contacts = { phone: values.phone || null, email: values.email || null }
    const finder = await proveRight(db, row)
    const [same = []] = row.isNotSame ? [] : await findSamePersons(db, finder, [contacts])
    const mediaPath = mediaPathOf(row.name, row.format)
    const value = bundleOfRow({
      externalId: `${reservedPrefix}${row.id}`,
      positionExternalId: row.positionExternalId,
      stageId: row.stageId,
      stageTypeKind: (await findStageKind(db, companyId, row.stageId)) ?? screeningKind,
      values,
      read: row.reading === null ? null : readStored(Reading, row.reading).fields,
      mediaPath,
      now: clock.now().getTime(),
    })
    const media = new Map([
      [
        mediaPath,
        {
          sizeBytes: Number(row.sizeBytes),
          open: async () => createReadStream(files.pathOf(row.contentHash)),
        },
      ],
    ])
    return importMadeHere(
      {
        services: this.#services,
        format: this.#format,
        companyId,
        locale: 'en',
        madeHere: {
          accountId: addedByAccountId,
          addedBy: 'drop',
          source: row.source,
          personId: same[0]?.personId ?? null,
          prove: (transaction) => proveRow(transaction, row, contacts),
          after: (transaction, candidateId) =>
            markAdded(transaction, row.id, { candidateId, fileId: row.fileId }),
        },
      },
      { value, media },
    )
  }
}

/** Proves within the transaction: the row is still to be added, the position is open, and nobody new of this person is here. */
async function proveRow(
  transaction: Database,
  row: AddingRow,
  contacts: { readonly phone: string | null; readonly email: string | null },
): Promise<void> {
  await shareRights(transaction, row.companyId)
  const finder = await proveRight(transaction, row)
  await lockAddingTo(transaction, row.positionId)
  if (!(await lockAdding(transaction, row.id))) throw new NotAdded(null)
  if (!(await holdIsOpen(transaction, row.positionId))) throw new NotAdded('closedPosition')
  if (row.isNotSame) return
  const [same = []] = await findSamePersons(transaction, finder, [contacts])
  const isNew = same.some(
    ({ positionId, candidateId }) =>
      positionId === row.positionId && !row.seenCandidateIds.includes(candidateId),
  )
  if (isNew) throw new NotAdded('alreadyHere')
}
