import { errorCode } from '@candor/kernel/error-code'
import { PartRefused } from '../../rules/fault.ts'
import type { Path } from '../../rules/json.ts'

/** PostgreSQL's classes for a value that a column or a constraint does not take. */
const refusedValue = /^2[23]/

/** Stores a part; what the database does not take is a fault of the part that gave it, not one of ours. */
export async function namingItsPart(path: Path, store: () => Promise<void>): Promise<void> {
  try {
    await store()
  } catch (error) {
    if (error instanceof PartRefused) {
      throw new PartRefused(error.faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })))
    }
    if (!refusedValue.test(errorCode(error) ?? '')) throw error
    throw new PartRefused([{ path, fault: 'notStorable' }])
  }
}

/** Media that the sweep or another import took between their storing and the row that names them. */
export class MediaSwept extends Error {
  override readonly name = 'MediaSwept'
}

/** A foreign key that is broken: another import of the company has just removed the file. */
const vanishedRow = '23503'
const collisions = ['40001', '40P01', '23505', vanishedRow]
const maxTries = 4

/**
 * Tries again what met with another import: a serialisation failure, a deadlock, a row that was just made or has
 * just gone, or media that the sweep took.
 */
export async function againOnCollision<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const isCollision = error instanceof MediaSwept || collisions.includes(errorCode(error) ?? '')
      if (!isCollision || tries >= maxTries) throw error
    }
  }
}
