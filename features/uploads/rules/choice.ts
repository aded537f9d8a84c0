import { maxUploadBytes, maxUploadFiles, type UploadedFile } from '../contract.ts'
import { kindOfName } from './kind.ts'

/** Why a choice of files cannot be uploaded. */
export type ChoiceFault = 'moreThanOne' | 'fileType' | 'fileTooLarge' | 'empty'

interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** What is wrong with the files that a person chose or dropped, before anything is sent; null for one that may go. */
export function choiceFault(files: readonly ChosenFile[]): ChoiceFault | null {
  if (files.length > maxUploadFiles) return 'moreThanOne'
  const [file] = files
  if (!file || kindOfName(file.name) === null) return 'fileType'
  if (file.size > maxUploadBytes) return 'fileTooLarge'
  return file.size === 0 ? 'empty' : null
}

/** The file that an upload answered with; null where the answer lists none, which is a failure (R5-031). */
export function uploadedFile(reply: readonly UploadedFile[] | null): UploadedFile | null {
  return reply?.[0]?.url ? reply[0] : null
}
