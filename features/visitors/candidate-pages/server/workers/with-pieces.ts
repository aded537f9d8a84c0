import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppServices } from '@candor/db/database'
import { findPieces, type Side } from '../queries/id-photo-pieces.ts'

type Received = Readonly<Partial<Record<Side, { readonly path: string }>>>

interface Handed {
  readonly linkId: string
  /** Id of the submit whose pieces were stored before. */
  readonly upload: string
  readonly sent: Received
}

/**
 * Gives both sides to `work` as files: those sent along, or the stored pieces joined.
 *
 * The joined files lie among the store's unfinished ones, which a start after a crash removes; they are deleted after
 * the work.
 */
export async function withPieces<Answer>(
  { db, storage }: Pick<AppServices, 'db' | 'storage'>,
  { linkId, upload, sent }: Handed,
  work: (files: Received) => Promise<Answer>,
): Promise<Answer> {
  const made: string[] = []
  async function fileOf(side: Side) {
    if (sent[side]) return { [side]: sent[side] }
    const pieces = upload && (await findPieces(db, { linkId, side, upload }))
    if (!pieces) return {}
    const path = join(storage.filesRoot, 'incoming', randomUUID())
    made.push(path)
    await writeFile(path, pieces, { mode: 0o600 })
    return { [side]: { path } }
  }
  try {
    return await work({ ...(await fileOf('frontIdCard')), ...(await fileOf('backIdCard')) })
  } finally {
    for (const path of made) await rm(path, { force: true })
  }
}
