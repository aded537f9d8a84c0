import { type ConvertType, convertType, isImageEnding } from './convert-type.ts'
import { converterFor } from './converter.ts'

export type OriginalState = 'ready' | 'parsing' | 'none' | 'hidden'

/** What can be said of an original resume: an anonymous report says nothing of it (decision D05). */
export function originalState(known: {
  isAnonymous: boolean
  resumeState: string
  hasFile: boolean
}): OriginalState {
  if (known.isAnonymous) return 'hidden'
  if (known.resumeState === 'parsing') return 'parsing'
  return known.hasFile ? 'ready' : 'none'
}

/** How the report shows an original: as it is, through a conversion, as whatever the preview call finds, or not. */
export type OriginalView =
  | { by: 'image' | 'frame' | 'preview' | 'none' }
  | { by: 'conversion'; type: ConvertType }

/**
 * Chooses how the report shows an original resume (R4-048 to R4-052, R5-041, R5-042).
 *
 * Where no converter is built in, the server is not asked: it could only refuse.
 */
export function originalView(ending: string, channelId: number | null): OriginalView {
  const opening = convertType(ending, channelId, 'report')
  if (opening === 'direct') return isImageEnding(ending) ? { by: 'image' } : { by: 'frame' }
  if (opening === 'unlisted') return { by: 'preview' }
  return converterFor(ending, opening) ? { by: 'conversion', type: opening } : { by: 'none' }
}

/** Where a converted original is shown: a pdf has a frame of its own that draws its pages. */
export function frameAddress(address: string, ending: string): string {
  return ending === 'pdf' ? `/pdf.html?file=${encodeURIComponent(address)}` : address
}
