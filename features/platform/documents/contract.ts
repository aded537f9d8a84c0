import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'

const defineCall = callsOf('documents')

/** The conversions of the wire; only the hand-off asks for `pdf2pdf`. */
export const convertTypes = ['doc2html', 'mht2html', 'html2pdf', 'pdf2pdf'] as const

/** A media address of this product, as a reply gave it. */
const SourceUrl = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))

const refusals = {
  noPreview: codes.switchedOff,
  locked: codes.fileRefused,
  cutShort: codes.fileRefused,
  tooOld: codes.fileRefused,
  unreadable: codes.fileRefused,
  empty: codes.fileRefused,
  tooLarge: codes.fileRefused,
  tooSlow: codes.fileRefused,
  busy: codes.tooMany,
}

/** Converts a stored document; the reply has the media address of the result. */
export const getConvertedUrl = defineCall({
  method: 'GET',
  path: '/file/convert/getUrl',
  summary: 'A stored document in a form that a browser shows',
  access: { user: {}, visitors: true },
  onFailure: ['toast'],
  input: z.object({ sourceUrl: SourceUrl, type: z.enum(convertTypes) }),
  reply: z.string(),
  refusals,
})

/**
 * Previews documents whose ending has no conversion type of its own: the server finds out what it can show (decision
 * C04).
 */
export const getPreviewUrl = defineCall({
  method: 'GET',
  path: '/rpa/resume/resumePreview/getPreviewUrl',
  summary: 'A preview of a stored document of any kind',
  access: { user: {}, visitors: true },
  input: z.object({ sourceUrl: SourceUrl }),
  reply: z.string(),
  refusals,
})
