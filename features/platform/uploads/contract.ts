import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'

const defineCall = callsOf('uploads')

/** The most files of one upload (R9-005, P9-016). */
export const maxUploadFiles = 1
/** The most bytes of a file: 50 MB (R9-004, P9-016). */
export const maxUploadBytes = 50 * 1024 * 1024

/** Refusal of an account that has sent the most files already. */
export const uploadRefusals = { feature: 'uploads', refusals: { tooMany: codes.tooMany } } as const

const UploadedFile = z.object({
  /** A media address, which expires like any other. */
  url: z.string(),
  fileName: z.string(),
  /** Reference of the file for the call that attaches it, valid after the address has expired. */
  reference: z.string(),
})
export type UploadedFile = z.output<typeof UploadedFile>

/**
 * Stores one document, which nobody else sees until a call attaches it.
 *
 * It can be attached once, by its address or its reference, and only within the company. An unattached one is removed
 * after some days.
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
