import { codes } from './codes.ts'

/** The owner of an event call has too many open already. */
export class TooManyStreams extends Error {
  override readonly name = 'TooManyStreams'
  readonly code = codes.tooMany
  readonly most: number

  constructor(most: number) {
    super(`${most} streams are open`)
    this.most = most
  }
}

/**
 * Counts the open streams of each owner and of all. Refuses one more than `most` of an owner, or than `mostOfAll`, with
 * `TooManyStreams`.
 *
 * Returns a function that counts one more stream of an owner and returns the one that counts it out, once however often it is called.
 */
export function countStreams(
  most: number,
  mostOfAll = Number.POSITIVE_INFINITY,
): (owner: string) => () => void {
  const open = new Map<string, Set<symbol>>()
  const all = new Set<symbol>()
  return (owner) => {
    const streams = open.get(owner) ?? new Set()
    if (streams.size >= most) throw new TooManyStreams(most)
    if (all.size >= mostOfAll) throw new TooManyStreams(mostOfAll)
    const stream = Symbol()
    all.add(stream)
    open.set(owner, streams.add(stream))
    return () => {
      streams.delete(stream)
      all.delete(stream)
      if (streams.size === 0) open.delete(owner)
    }
  }
}
