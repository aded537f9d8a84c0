import type { AppServices } from '@candor/db/database'
import { copyName } from '../../rules/file-names.ts'
import { copyKeptMs, maxCopyBytes, mostTries } from '../../rules/limits.ts'
import { type ClaimedCopy, storeFault, storeProgress } from '../queries/copies.ts'
import { listCopied, storeFinished } from '../queries/finishing.ts'
import { printCopy } from './print-copy.ts'
import { type CopyContent, readContent } from './read-content.ts'
import { CopyEnded, storeZip } from './write-zip.ts'

/** The name of the zip; without the candidate's where that is hidden from people of the company. */
function nameOf({ applications, madeAt }: CopyContent): string {
  const [first] = applications
  return copyName(first && !applications.some(({ isAnonymous }) => isAnonymous) ? first.name : null, madeAt)
}

async function storeMade(
  services: AppServices,
  copy: ClaimedCopy,
  content: CopyContent,
  signal: AbortSignal,
) {
  const { db, files, clock } = services
  const filesAll = content.files.filter(({ isSound }) => isSound).length
  const isWanted = (filesDone: number) => storeProgress(db, copy, { filesAll, filesDone, now: clock.now() })
  if (!(await isWanted(0))) return
  const pdf = await printCopy(services, content, signal)
  const { hash, size } = await storeZip({ files, content, pdf, onProgress: isWanted, signal })
  const made = { hash, size, name: nameOf(content), expiresAt: new Date(clock.now().getTime() + copyKeptMs) }
  const isStored = await db.transaction().execute((transaction) => storeFinished(transaction, copy, made))
  // The zip of somebody who was erased meanwhile does not stay until the sweep.
  if (!isStored) await files.remove(hash)
}

/** Makes a copy that was claimed, and stores it or why it cannot be made. */
export async function makeCopy(services: AppServices, copy: ClaimedCopy, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = services
  const { id, companyId, linkId, permissions, locale, tries } = copy
  if (tries > mostTries) return storeFault(db, id, 'broken')
  try {
    const content = await readContent(services, {
      companyId,
      permissions,
      locale,
      audience: linkId === null ? 'company' : 'candidate',
      candidateIds: await listCopied(db, id),
      now: clock.now(),
    })
    if (!content) return await storeFault(db, id, 'broken')
    const bytes = content.files.reduce((sum, { sizeBytes }) => sum + Number(sizeBytes), 0)
    if (bytes > maxCopyBytes) return await storeFault(db, id, 'tooLarge')
    await storeMade(services, copy, content, signal)
  } catch (error) {
    if (error instanceof CopyEnded) return
    log.error({ err: error, copyId: id }, 'a copy of a candidate could not be made')
    await storeFault(db, id, 'broken')
  }
}
