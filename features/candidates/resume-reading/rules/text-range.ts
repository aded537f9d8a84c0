/** A position in the text nodes of a shown document. */
export interface NodePosition {
  readonly node: number
  readonly offset: number
}

/**
 * Finds a place of kind `text` among the texts of a document's text nodes, in document order. Null where the document
 * is shorter. Texts of styles and of the viewer's notes must be left out.
 */
export function textRange(
  texts: readonly string[],
  { start, end }: { readonly start: number; readonly end: number },
): { readonly from: NodePosition; readonly to: NodePosition } | null {
  let from: NodePosition | null = null
  let count = 0
  for (const [node, text] of texts.entries()) {
    for (let offset = 0; offset < text.length; offset += 1) {
      if (/[\s\p{Cf}]/u.test(text.charAt(offset))) continue
      if (count === start) from = { node, offset }
      count += 1
      if (from && count === end) return { from, to: { node, offset: offset + 1 } }
    }
  }
  return null
}
