import type { SerializedReply } from './serialized-reply.ts'

/** Replies by everything that they depend on. The least recently used go first. */
export interface KeptReplies {
  find(key: string): SerializedReply | undefined
  keep(key: string, answer: SerializedReply): SerializedReply
}

/** Keeps replies in memory, up to `maxBytes` together with their keys. */
export function keepReplies(maxBytes: number): KeptReplies {
  const kept = new Map<string, SerializedReply>()
  let bytes = 0
  const sizeOf = (key: string, answer: SerializedReply) => 2 * key.length + answer.bytes.length
  const drop = (key: string, answer: SerializedReply) => {
    kept.delete(key)
    bytes -= sizeOf(key, answer)
  }
  return {
    find(key) {
      const answer = kept.get(key)
      if (!answer) return
      // Least recently used goes first: move to the end.
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    keep(key, answer) {
      const known = kept.get(key)
      if (known) drop(key, known)
      kept.set(key, answer)
      bytes += sizeOf(key, answer)
      for (const [oldest, each] of kept) {
        if (bytes <= maxBytes) break
        drop(oldest, each)
      }
      return answer
    },
  }
}
