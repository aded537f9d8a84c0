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
 * Counts the open streams of each owner, and refuses one more than `most` with `TooManyStreams`.
 *
 * Returns a function that takes a place for an owner and returns the one that frees it, once however often it is called.
 */
export function countStreams(most: number): (owner: string) => () => void {
  const open = new Map<string, Set<symbol>>()
  return (owner) => {
    const places = open.get(owner) ?? new Set()
    if (places.size >= most) throw new TooManyStreams(most)
    const place = Symbol()
    open.set(owner, places.add(place))
    return () => {
      places.delete(place)
      if (places.size === 0) open.delete(owner)
    }
  }
}
