import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { isRecord } from '@candor/kernel/is-record'
import type { Locale } from '@candor/messages/locale'
import { safeParse } from 'zod/v4/core'
import { PartRefused } from '../../rules/fault.ts'
import { type BundleFormat, inspectParts } from '../../rules/format.ts'
import type { CheckedBundle, MadeHere } from '../import/bundle-in-store.ts'
import type { BundleMedia } from '../import/bundle-media.ts'
import { importCandidate } from '../import/import-bundle.ts'
import { bundlesPerTurn, storeGroup } from './store-group.ts'

export type { MadeHere } from '../import/bundle-in-store.ts'
export type { BundleMedia } from '../import/bundle-media.ts'

interface AddedHere {
  readonly services: Pick<AppServices, 'db' | 'files' | 'clock' | 'auditHeads'>
  readonly format: BundleFormat<Database>
  readonly companyId: CompanyId
  /** The caller's language, for faults. */
  readonly locale: Locale
  readonly madeHere: MadeHere
}

/**
 * Stores a candidate that a person adds here as a bundle, through the importer of every other bundle. Its external ids
 * begin with `reservedPrefix`. Faults are in the result; a refusal of `madeHere.prove` is thrown.
 */
export function importMadeHere(
  added: AddedHere,
  bundle: { readonly value: Record<string, unknown>; readonly media: BundleMedia },
) {
  const { externalId } = bundle.value
  const name = typeof externalId === 'string' ? externalId : 'candidate'
  return importCandidate(
    { ...added, keyId: null },
    { name, folder: null, json: { value: bundle.value, faults: null }, media: bundle.media },
  )
}

/** A candidate of a group, as a bundle without media. */
export interface BundleMadeHere {
  readonly value: Record<string, unknown>
  readonly madeHere: MadeHere
}

interface GroupMadeHere extends Omit<AddedHere, 'madeHere' | 'locale'> {
  readonly accountId: AccountId
  /** Proves the right of the account, first in the transaction. Returns the bundles that are still to be stored. */
  prove(db: Database): Promise<readonly BundleMadeHere[]>
  /** Runs at the end of the transaction. */
  after(db: Database): Promise<void>
}

/** The bundle as its schema reads it; throws where it is no valid one. */
function checkedValue(format: BundleFormat<Database>, value: Record<string, unknown>) {
  const parsed = safeParse(format.schema, value)
  const { faults } = inspectParts(format, value)
  if (!parsed.success || !isRecord(parsed.data) || faults.length > 0) throw new PartRefused(faults)
  return parsed.data
}

/**
 * Stores candidates that a person adds here at once, in one transaction: all or none. Throws `PartRefused` where one is
 * refused. Each is stored as `importMadeHere` stores it, without its own `prove`.
 */
export async function importGroupMadeHere({ services, prove, ...group }: GroupMadeHere): Promise<void> {
  const { format, companyId } = group
  await storeGroup(services, format, {
    ...group,
    prove: async (db) => {
      const checked: CheckedBundle[] = []
      for (const [index, { value, madeHere }] of (await prove(db)).entries()) {
        if (index % bundlesPerTurn === 0) await nextTurn()
        const empty = { keyId: null, media: new Map(), accounts: new Map() }
        checked.push({ ...empty, companyId, value: checkedValue(format, value), madeHere })
      }
      return checked
    },
  })
}
