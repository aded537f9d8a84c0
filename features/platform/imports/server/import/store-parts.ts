import type { Database } from '@candor/db/database'
import type { FileId, InterviewId } from '@candor/kernel/ids'
import { fileReference } from '../../../media/rules.ts'
import type { CoreInterview } from '../../rules/bundle.ts'
import { PartRefused } from '../../rules/fault.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { mapTexts, type Path } from '../../rules/json.ts'
import { findPart, pathOfPart } from '../../rules/part.ts'
import { findImportedInterview, insertInterview, updateInterview } from '../queries/interviews.ts'
import type { BundleInStore } from './bundle-in-store.ts'
import { namingItsPart } from './collisions.ts'
import { interviewColumns } from './columns.ts'
import { importHash } from './import-hash.ts'

/** Gives the parts of a bundle to their features to store: the candidate's, then those of each interview. */
export async function storeParts(format: BundleFormat<Database>, bundle: BundleInStore): Promise<void> {
  for (const part of format.candidateParts) {
    const place = { holder: bundle.value, key: part.key, at: [] }
    await storePart(bundle, place, (value) => part.store(bundle, value))
  }
  const values = Array.isArray(bundle.value.interviews) ? bundle.value.interviews : []
  for (const [index, interview] of bundle.core.interviews.entries()) {
    const interviewId = await storeInterview(bundle, interview, { value: values[index], index })
    if (interviewId === null) continue
    for (const part of format.interviewParts) {
      const place = { holder: values[index], key: part.key, at: ['interviews', index] }
      await storePart(bundle, place, (value) => part.store({ ...bundle, interviewId }, value))
    }
  }
}

/** Stores the interview itself. Null for an interview that is already stored as it came. */
async function storeInterview(
  { db, companyId, candidateId, media }: BundleInStore,
  interview: CoreInterview,
  { value, index }: { value: unknown; index: number },
): Promise<InterviewId | null> {
  const { externalId } = interview
  const columns = interviewColumns(interview, importHash(value, media))
  const known = await findImportedInterview(db, companyId, externalId)
  if (known && known.candidateId !== candidateId) {
    throw new PartRefused([{ path: ['interviews', index, 'externalId'], fault: 'otherCandidate' }])
  }
  if (known?.importHash === columns.importHash) return null
  if (known) await updateInterview(db, { companyId, interviewId: known.id }, columns)
  return known?.id ?? (await insertInterview(db, { companyId, candidateId, externalId }, columns))
}

/** Where a part is: in its holder, which lies at a path of the bundle. */
interface PartPlace {
  readonly holder: unknown
  readonly key: string
  readonly at: Path
}

async function storePart(
  { files }: BundleInStore,
  { holder, key, at }: PartPlace,
  store: (value: unknown) => Promise<void>,
): Promise<void> {
  const value = findPart(holder, key)
  if (value === undefined) return
  await namingItsPart([...at, ...pathOfPart(key)], () => store(withReferences(value, files)))
}

/** Replaces every media path by the reference of its file. */
function withReferences(value: unknown, files: ReadonlyMap<string, FileId>): unknown {
  return mapTexts(value, (text) => {
    const fileId = files.get(text)
    return fileId ? fileReference(fileId) : text
  })
}
