import type { SerializedReply } from './serialized-reply.ts'

/** Answers by all that they depend on; those that were not asked for longest go first. */
export interface KeptReplies {
  find(key: string): SerializedReply | undefined
  keep(key: string, answer: SerializedReply): SerializedReply
}

/** Keeps answers in memory, up to so many bytes of them and of their keys together. */
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
      // Asked for last, it goes last.
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
