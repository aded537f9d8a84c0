import type { Envelope } from './send.ts'

/** An answer that came, and what tells the server that it is here already. */
interface HeldAnswer {
  readonly etag: string
  readonly envelope: Envelope
}

/** The most answers that are held; those that came longest ago go first. */
const maxHeld = 100

const held = new Map<string, HeldAnswer>()
let heldFor: string | null = null

/** Lets go of every answer. */
export function forgetHeldReplies(): void {
  held.clear()
}

/** The last answer to what a caller asked; what came for another caller is let go of. */
export function findHeld(caller: string, asked: string): HeldAnswer | undefined {
  if (caller !== heldFor) forgetHeldReplies()
  heldFor = caller
  return held.get(asked)
}

/** Holds an answer with an etag in place of the one before; one without takes its place all the same. */
export function holdReply(caller: string, asked: string, envelope: Envelope): void {
  if (caller !== heldFor) return
  held.delete(asked)
  if (envelope.code !== 0 || !envelope.etag) return
  held.set(asked, { etag: envelope.etag, envelope })
  for (const oldest of held.keys()) {
    if (held.size <= maxHeld) break
    held.delete(oldest)
  }
}
