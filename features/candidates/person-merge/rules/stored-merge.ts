import * as z from 'zod/mini'

/** What a merge did, as it is stored to undo it. Values are rows, keys and columns in JSON. */
export const StoredMerge = z.object({
  moved: z.record(z.string(), z.array(z.unknown())),
  removed: z.record(z.string(), z.array(z.unknown())),
  altered: z.array(
    z.object({ table: z.string(), key: z.unknown(), column: z.string(), from: z.unknown(), to: z.unknown() }),
  ),
})
export type StoredMerge = z.output<typeof StoredMerge>

/** The name in the row of a candidate that went into another one. */
export const MergedRow = z.object({ name: z.string(), name_latin: z.nullable(z.string()) })
