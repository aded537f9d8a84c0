/** Length of a token of 256 random bits in base64url. */
const tokenLength = 43

/** Signs without width that mail programs and clipboards leave in a text, and the soft hyphen. */
const invisible = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** A percent code, or the code of its percent sign: some scanners encode a link twice. */
const mostCodings = 3

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A code was cut: the others are read alone.
    return text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }
}

/** A text of an address without what mail programs do to it: percent codes, `&amp;`, and signs without width. */
export function readMailedText(text: string): string {
  let read = text
  for (let coding = 0; coding < mostCodings && read.includes('%'); coding += 1) read = decodeOnce(read)
  return read.replace(invisible, '').replace(/([?&])(?:amp;)+/g, '$1')
}

/**
 * The token of a mailed link, in what a mail program or a scanner made of it; null where it is not there whole. Signs
 * around it are left out, and so is the `3D` of a quoted-printable equals sign. What is twice as long holds no token.
 */
export function readLinkToken(text: string): string | null {
  for (const run of readMailedText(text).match(/[\w-]+/g) ?? []) {
    if (run.length === tokenLength + '3D'.length && run.startsWith('3D')) return run.slice('3D'.length)
    if (run.length >= tokenLength && run.length < 2 * tokenLength) return run.slice(0, tokenLength)
  }
  return null
}
