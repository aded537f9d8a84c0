import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The item of a list that an arrow, Home or End leads to; undefined for any other key. */
export function steppedTo<Item>(
  { key }: Pick<KeyboardEvent, 'key'>,
  items: readonly Item[],
  from: Item | undefined,
): Item | undefined {
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  const step = steps[key]
  if (step === undefined || items.length === 0) return undefined
  const at = from === undefined ? -1 : items.indexOf(from)
  return items[(at + step + items.length) % items.length]
}
