import { errorCode } from '@candor/kernel/error-code'
import { PartRefused } from '../../rules/fault.ts'
import type { Path } from '../../rules/json.ts'

/** PostgreSQL's error classes for a value that a column or a constraint refuses. */
const refusedValue = /^2[23]/

/** Stores a part; a value that the database refuses is a fault of the part, not an error of ours. */
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

/** The sweep or another import removed media after they were stored and before their row was. */
export class MediaSwept extends Error {
  override readonly name = 'MediaSwept'
}

/** A foreign key that is broken: another import of the company has just removed the file. */
const vanishedRow = '23503'
const collisions = ['40001', '40P01', '23505', vanishedRow]
const maxTries = 4

/**
 * Tries again after a collision with another import: a serialisation failure, a deadlock, a row that was just made or
 * deleted, or media that the sweep removed.
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
