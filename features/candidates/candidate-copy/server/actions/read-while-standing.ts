/** How often it is asked whether the content may still leave. */
const askEveryMs = 1_000

/** Thrown where content was deleted while it left. */
class ContentGone extends Error {
  override readonly name = 'ContentGone'
}

/**
 * Passes content on while it stands. The last piece waits for the last answer: nobody gets the whole of deleted
 * content.
 */
export async function* readWhileStanding<Piece>(
  content: AsyncIterable<Piece>,
  isStanding: () => Promise<boolean>,
): AsyncGenerator<Piece> {
  let held: { readonly piece: Piece } | null = null
  let askedAt = performance.now()
  for await (const piece of content) {
    if (held) {
      if (performance.now() - askedAt > askEveryMs) {
        if (!(await isStanding())) throw new ContentGone()
        askedAt = performance.now()
      }
      yield held.piece
    }
    held = { piece }
  }
  if (!(await isStanding())) throw new ContentGone()
  if (held) yield held.piece
}
