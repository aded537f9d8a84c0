import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'

const defineCall = callsOf('uploads')

/** How many files one upload may bring (R9-005, P9-016). */
export const maxUploadFiles = 1
/** The most bytes of a file: 50 MB (R9-004, P9-016). */
export const maxUploadBytes = 50 * 1024 * 1024

/** What an account is told that has sent as many files as it may. */
export const uploadRefusals = { feature: 'uploads', refusals: { tooMany: codes.tooMany } } as const

const UploadedFile = z.object({
  /** A media address, which opens the file for as long as such an address holds. */
  url: z.string(),
  fileName: z.string(),
  /** Names the file for the call that attaches it, whatever became of the address. */
  reference: z.string(),
})
export type UploadedFile = z.output<typeof UploadedFile>

/**
 * Takes one document, which nobody else sees until a call attaches it to something.
 *
 * It attaches once, by its address or its reference, and only within the company. One that nothing has taken after some
 * days is removed.
 */
export const uploadFiles = defineCall({
  method: 'POST',
  path: '/admin/upload/uploadFiles',
  summary: 'Takes one document (docx, doc, pdf or txt, up to 50 MB) for a later call to attach',
  access: 'user',
  onFailure: ['signIn'],
  files: { fields: ['files'], maxBytes: maxUploadBytes },
  input: z.object({}),
  reply: z.array(UploadedFile),
  refusals: {
    noFile: codes.invalidInput,
    fileType: codes.fileRefused,
    otherContent: codes.fileRefused,
    empty: codes.fileRefused,
  },
})
