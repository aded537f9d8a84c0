import type { Emotion } from '../../../findings/analysis/rules/emotions.ts'

/** The chart shows anger and disgust as one (P9-031). */
const merged = ['disgust', 'anger'] as const
const isMerged = ({ name }: Emotion) => merged.some((mergedName) => mergedName === name)

/** The shares of the chart, greatest first, with anger added to disgust. */
export function mergedShares(shares: readonly Emotion[]): Emotion[] {
  const both = shares.filter(isMerged)
  const sum = shares.reduce((total, { count }) => total + count, 0)
  const count = both.reduce((total, share) => total + share.count, 0)
  const percent = Math.round((count / sum) * 10_000) / 100
  const one: Emotion[] = both.length > 0 ? [{ name: merged[0], count, percent }] : []
  return [...shares.filter((share) => !isMerged(share)), ...one].sort((a, b) => b.count - a.count)
}
