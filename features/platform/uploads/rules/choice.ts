import { maxUploadBytes, maxUploadFiles, type UploadedFile } from '../contract.ts'
import { kindOfName } from './kind.ts'

export type ChoiceFault = 'moreThanOne' | 'fileType' | 'fileTooLarge' | 'empty'

interface ChosenFile {
  readonly name: string
  readonly size: number
}

/** The fault of the files that a person chose or dropped, before anything is sent; null without one. */
export function choiceFault(files: readonly ChosenFile[]): ChoiceFault | null {
  if (files.length > maxUploadFiles) return 'moreThanOne'
  const [file] = files
  if (!file || kindOfName(file.name) === null) return 'fileType'
  if (file.size > maxUploadBytes) return 'fileTooLarge'
  return file.size === 0 ? 'empty' : null
}

/** The file in the reply to an upload; null where it lists none, which is a failure (R5-031). */
export function uploadedFile(reply: readonly UploadedFile[] | null): UploadedFile | null {
  return reply?.[0]?.url ? reply[0] : null
}
