import { readFile } from 'node:fs/promises'
import { errorCode } from '@candor/kernel/error-code'
import { eraseRestored } from '../../../../../features/candidates/erasure/server/actions/erase-restored.ts'
import {
  adoptSecret,
  findErasedIdsSecret,
  listErasedIds,
  noteErasedIds,
} from '../../../../../features/platform/erasing/server/queries/erased-ids.ts'
import { CommandFailed, say } from '../command.ts'
import type { OpenServices } from '../services.ts'
import { BadErasedList, type ErasedList, readErasedList, writeErasedList } from './erased-list.ts'

type Open = () => Promise<Pick<OpenServices, 'services'>>

/** Prints the list of erased ids: `erased-ids`. */
export async function printErasedIds(open: Open): Promise<void> {
  const { services } = await open()
  const ids = await listErasedIds(services.db)
  say(writeErasedList({ ids, secret: await findErasedIdsSecret(services.db) }))
}

async function readList(path: string): Promise<ErasedList> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandFailed(`${path} cannot be read (${errorCode(error)}).`)
  })
  try {
    return readErasedList(text)
  } catch (error) {
    if (error instanceof BadErasedList)
      throw new CommandFailed(`${path}: ${error.message}. Nothing was erased.`)
    throw error
  }
}

/**
 * Erases again the candidates that a restored backup brought back: `clean-restored <list>`. A second run goes on after a
 * killed run. The ids of the list count as erased from then on, so that no bundle brings a candidate back.
 */
export async function cleanRestored(open: Open, path: string): Promise<void> {
  const { ids, secret } = await readList(path)
  const { services } = await open()
  const { db } = services
  // The first erasure would make another secret, under which the hashes of the list say nothing.
  const isSecretOfList = secret === null || (await adoptSecret(db, secret))
  const candidateIds = ids.filter(({ kind }) => kind === 'candidate').map(({ id }) => id)
  const { erased, mergedAway } = await eraseRestored(services, candidateIds)
  const left = new Set(mergedAway)
  const noted = ids.filter(({ id }) => !left.has(id))
  await noteErasedIds(db, isSecretOfList ? noted : noted.map((row) => ({ ...row, externalIdHash: null })))
  say(`Erased again   ${erased}   (candidates in the list: ${candidateIds.length})`)
  if (!isSecretOfList)
    say('Bundles        of candidates who are not here are not refused: this database has erased before')
  for (const id of mergedAway)
    say(`Merged         ${id} is part of a candidate who stays: undo the merge, then run this again`)
}
