import type { Envelope } from './send.ts'

/** A reply with the etag that tells the server that the client has it. */
interface HeldAnswer {
  readonly etag: string
  readonly envelope: Envelope
}

/** The most replies that are cached; the oldest go first. */
const maxHeld = 100

const held = new Map<string, HeldAnswer>()
let heldFor: string | null = null

/** Drops every cached reply. */
export function forgetHeldReplies(): void {
  held.clear()
}

/** The cached reply to a request of this caller; another caller's replies are dropped. */
export function findHeld(caller: string, request: string): HeldAnswer | undefined {
  if (caller !== heldFor) forgetHeldReplies()
  heldFor = caller
  return held.get(request)
}

/** Replaces the cached reply; a reply without an etag, or a failure, only removes it. */
export function holdReply(caller: string, request: string, envelope: Envelope): void {
  if (caller !== heldFor) return
  held.delete(request)
  if (envelope.code !== 0 || !envelope.etag) return
  held.set(request, { etag: envelope.etag, envelope })
  for (const oldest of held.keys()) {
    if (held.size <= maxHeld) break
    held.delete(oldest)
  }
}
