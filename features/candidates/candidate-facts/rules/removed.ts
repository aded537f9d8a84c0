import * as z from 'zod/mini'

const Removed = z.object({ rows: z.record(z.string(), z.array(z.unknown())), files: z.array(z.string()) })

/** What the removal of a candidate keeps: the rows by table, and the ids of the files. Null for anything else. */
export function readRemoved(kept: unknown): z.infer<typeof Removed> | null {
  return z.safeParse(Removed, kept).data ?? null
}
