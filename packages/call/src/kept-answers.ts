import type { WrittenAnswer } from './answer.ts'

/** Answers by all that they depend on; those that were not asked for longest go first. */
export interface KeptAnswers {
  find(key: string): WrittenAnswer | undefined
  keep(key: string, answer: WrittenAnswer): WrittenAnswer
}

/** Keeps answers in memory, up to so many bytes of them and of their keys together. */
export function keepAnswers(mostBytes: number): KeptAnswers {
  const kept = new Map<string, WrittenAnswer>()
  let bytes = 0
  const sizeOf = (key: string, answer: WrittenAnswer) => 2 * key.length + answer.bytes.length
  const drop = (key: string, answer: WrittenAnswer) => {
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
        if (bytes <= mostBytes) break
        drop(oldest, each)
      }
      return answer
    },
  }
}
