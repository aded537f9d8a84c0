import { fixed } from '@candor/messages/numbers'
import { useFormatter } from 'use-intl'

/** Writes numbers with always this many decimals, in the reader's language: with one, 4 is 4.0. */
export function useFixed(decimals: number): (value: number) => string {
  const format = useFormatter()
  return (value) => format.number(value, fixed(decimals))
}
