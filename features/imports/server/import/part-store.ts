import type { Database } from '@candor/db/database'
import type { FileId, InterviewId } from '@candor/kernel/ids'
import { fileReference } from '../../../media/rules.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { listTexts, mapTexts, type Path } from '../../rules/json.ts'
import { findPart, type PartContext, pathOfPart } from '../../rules/part.ts'
import { dropLaterPart, putLaterPart } from '../queries/later-parts.ts'
import { namingItsPart } from './collisions.ts'

/** Hands the parts of one bundle to their features, and keeps those that no feature reads yet. */
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
    const { candidateParts, laterCandidateKeys } = this.#format
    for (const part of candidateParts) {
      await this.#hand(value, part.key, [], null, (found) => part.store(this.context, found))
    }
    await this.#keep(value, laterCandidateKeys, null)
  }

  async interview(value: unknown, interviewId: InterviewId, at: Path): Promise<void> {
    const { interviewParts, laterInterviewKeys } = this.#format
    const context = { ...this.context, interviewId }
    for (const part of interviewParts) {
      await this.#hand(value, part.key, at, interviewId, (found) => part.store(context, found))
    }
    await this.#keep(value, laterInterviewKeys, interviewId)
  }

  async #hand(
    value: unknown,
    key: string,
    at: Path,
    interviewId: InterviewId | null,
    store: (value: unknown) => Promise<void>,
  ): Promise<void> {
    const found = findPart(value, key)
    if (found === undefined) return
    await namingItsPart([...at, ...pathOfPart(key)], () => store(withReferences(found, this.#files)))
    await dropLaterPart(this.context.db, { ...this.context, interviewId }, key)
  }

  async #keep(value: unknown, keys: readonly string[], interviewId: InterviewId | null): Promise<void> {
    for (const key of keys) {
      const document = findPart(value, key)
      if (document === undefined) continue
      const named = listTexts(document, (text) => this.#files.has(text)).flatMap(
        ({ text }): [string, FileId][] => {
          const fileId = this.#files.get(text)
          return fileId ? [[text, fileId]] : []
        },
      )
      const kept = { document, files: Object.fromEntries(named) }
      await putLaterPart(this.context.db, { ...this.context, interviewId }, key, kept, this.context.now)
    }
  }
}

/** Puts the reference of its file in place of every media path. */
export function withReferences(value: unknown, files: ReadonlyMap<string, FileId>): unknown {
  return mapTexts(value, (text) => {
    const fileId = files.get(text)
    return fileId ? fileReference(fileId) : text
  })
}
