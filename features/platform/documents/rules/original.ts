import { type ConvertType, convertType, endingOf, isImageEnding } from './convert-type.ts'
import { forceHttps } from './forced-https.ts'

export type OriginalState = 'ready' | 'parsing' | 'none' | 'hidden'

/** State of an original resume; a hidden one is not mentioned (decision D05). */
export function originalState(known: {
  isHidden: boolean
  resumeState: string
  hasFile: boolean
}): OriginalState {
  if (known.isHidden) return 'hidden'
  if (known.resumeState === 'parsing') return 'parsing'
  return known.hasFile ? 'ready' : 'none'
}

export type OriginalView = { by: 'image' | 'frame' | 'preview' } | { by: 'conversion'; type: ConvertType }

/** Chooses how the report shows an original resume (R4-048 to R4-052, R5-041, R5-042). */
export function originalView(ending: string, channelId: number | null): OriginalView {
  const opening = convertType(ending, channelId, 'report')
  if (opening === 'direct') return isImageEnding(ending) ? { by: 'image' } : { by: 'frame' }
  return opening === 'unlisted' ? { by: 'preview' } : { by: 'conversion', type: opening }
}

export interface ResultView {
  by: 'picture' | 'frame'
  address: string
}

/** Chooses how a result is shown: a pdf on a page of its own that draws it, a picture with a zoom. */
export function resultView(result: string, ownOrigin: string): ResultView {
  const isOwn = result.startsWith('/') && !result.startsWith('//')
  const address = isOwn ? result : forceHttps(result, ownOrigin)
  const ending = endingOf(address)
  if (ending === 'pdf') return { by: 'frame', address: `/pdf.html?file=${encodeURIComponent(address)}` }
  return { by: ending === 'html' || ending === '' ? 'frame' : 'picture', address }
}
