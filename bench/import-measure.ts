import * as z from 'zod/mini'

/** What the process of an import measures, and prints for the benchmark. */
export const ImportMeasure = z.object({
  /** The peak memory of the process after the first bundles, and after all. */
  earlyPeakBytes: z.number(),
  peakBytes: z.number(),
  /** The time of each bundle, in order. */
  bundleMs: z.array(z.number()),
})
export type ImportMeasure = z.infer<typeof ImportMeasure>
