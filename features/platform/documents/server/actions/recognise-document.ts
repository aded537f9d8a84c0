import type { DocumentFormat } from '../../rules/format.ts'
import { recogniseFile } from '../workers/recognise.ts'

/** Tells the format of a file by its content; `locked` for an encrypted office file, null where no reader knows it. */
export async function recogniseDocument(
  path: string,
): Promise<
  { readonly format: DocumentFormat } | { readonly fault: 'locked' | 'cutShort' | 'tooOld' } | null
> {
  return recogniseFile(path)
}
