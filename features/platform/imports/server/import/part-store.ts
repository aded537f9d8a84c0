import type { Database } from '@candor/db/database'
import type { FileId, InterviewId } from '@candor/kernel/ids'
import { fileReference } from '../../../media/rules.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { mapTexts, type Path } from '../../rules/json.ts'
import { findPart, type PartContext, pathOfPart } from '../../rules/part.ts'
import { namingItsPart } from './collisions.ts'

/** Gives the parts of one bundle to their features to store. */
export class PartStore {
  readonly #format: BundleFormat<Database>
  readonly #files: ReadonlyMap<string, FileId>
  readonly context: PartContext<Database>

  constructor(
    format: BundleFormat<Database>,
    files: ReadonlyMap<string, FileId>,
    context: PartContext<Database>,
  ) {
    this.#format = format
    this.#files = files
    this.context = context
  }

  async candidate(value: unknown): Promise<void> {
    for (const part of this.#format.candidateParts) {
      await this.#hand(value, part.key, [], (found) => part.store(this.context, found))
    }
  }

  async interview(value: unknown, interviewId: InterviewId, at: Path): Promise<void> {
    const context = { ...this.context, interviewId }
    for (const part of this.#format.interviewParts) {
      await this.#hand(value, part.key, at, (found) => part.store(context, found))
    }
  }

  async #hand(
    value: unknown,
    key: string,
    at: Path,
    store: (value: unknown) => Promise<void>,
  ): Promise<void> {
    const found = findPart(value, key)
    if (found === undefined) return
    await namingItsPart([...at, ...pathOfPart(key)], () => store(withReferences(found, this.#files)))
  }
}

/** Replaces every media path by the reference of its file. */
function withReferences(value: unknown, files: ReadonlyMap<string, FileId>): unknown {
  return mapTexts(value, (text) => {
    const fileId = files.get(text)
    return fileId ? fileReference(fileId) : text
  })
}
