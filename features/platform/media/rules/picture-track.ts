export interface PictureTrack {
  /** Name of its codec; null where the file does not say. */
  readonly codec: string | null
  /** Media type to ask the browser about; null for a codec that no browser plays. */
  readonly type: string | null
}

const codecs: readonly { readonly words: RegExp; readonly codec: string; readonly type: string | null }[] = [
  {
    words: /^(?:hvc1|hev1|hevc|V_MPEGH)/i,
    codec: 'HEVC (H.265)',
    type: 'video/mp4; codecs="hvc1.1.6.L93.B0"',
  },
  {
    words: /^(?:avc[13]|h264|x264|V_MPEG4\/ISO\/AVC)/i,
    codec: 'H.264',
    type: 'video/mp4; codecs="avc1.42E01E"',
  },
  { words: /^(?:vp08|vp80|V_VP8)/i, codec: 'VP8', type: 'video/webm; codecs="vp8"' },
  { words: /^(?:vp09|vp90|V_VP9)/i, codec: 'VP9', type: 'video/webm; codecs="vp9"' },
  { words: /^(?:av01|V_AV1)/i, codec: 'AV1', type: 'video/mp4; codecs="av01.0.04M.08"' },
  { words: /^ap(?:4[hx]|c[hnso])/i, codec: 'ProRes', type: null },
  { words: /^(?:mp4v|xvid|divx|dx50|fmp4|V_MPEG4)/i, codec: 'MPEG-4 Part 2', type: null },
  { words: /^(?:wmv\d|wvc1|mp4[23])/i, codec: 'Windows Media Video', type: null },
  { words: /^(?:mjp|jpeg|V_MJPEG)/i, codec: 'Motion JPEG', type: null },
]

function trackOf(word: string | undefined): PictureTrack {
  const given = word?.trim() ?? ''
  const known = codecs.find(({ words }) => words.test(given))
  return known ? { codec: known.codec, type: known.type } : { codec: given || null, type: null }
}

const declarations: readonly RegExp[] = [
  // MP4 and QuickTime: a track for pictures, and the first description of its samples.
  /hdlr[\s\S]{8}vide(?:[\s\S]{0,4000}?stsd[\s\S]{12}([ -~]{4}))?/,
  // WebM and Matroska.
  /^[\s\S]E\xdf\xa3[\s\S]*?(V_[A-Z0-9/_.]+)/,
  // AVI: a list of streams, each with its kind and its codec.
  /^RIFF[\s\S]{4}AVI [\s\S]*?strh[\s\S]{4}vids([ -~]{4})?/,
  // Windows Media: the id of a video stream among the streams.
  /^0&\xb2u[\s\S]*?\xc0\xef[\s\S]\xbcM(?:[\s\S]{0,400}?(WMV\d|WVC1|MP4[23]))?/,
]

/** Finds the video track in pieces of a file, the first of which is its beginning. */
export function findPictureTrack(...pieces: readonly Uint8Array[]): PictureTrack | null {
  for (const piece of pieces) {
    const text = new TextDecoder('latin1').decode(piece)
    for (const declaration of declarations) {
      const found = declaration.exec(text)
      if (found) return trackOf(found[1])
    }
  }
  return null
}

const boxHead = 8

/**
 * Offset of the box after the pictures of an MP4 or QuickTime file, in bytes from its beginning. Null for other files,
 * and for a last box.
 */
export function nextBoxAt(piece: Uint8Array): number | null {
  const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength)
  let at = 0
  while (at + 2 * boxHead <= piece.length) {
    const kind = String.fromCharCode(...piece.subarray(at + 4, at + boxHead))
    if (!/^[a-z]{4}$/.test(kind)) return null
    const short = view.getUint32(at)
    const size = short === 1 ? Number(view.getBigUint64(at + boxHead)) : short
    if (size < boxHead) return null
    at += size
  }
  return Number.isSafeInteger(at) && at >= piece.length ? at : null
}
