import * as z from 'zod/mini'

/** A file of the bundle's own `media` folder; never a way out of it. */
export const MediaPath = z
  .string()
  .check(z.regex(/^media\/[^/\\]+(\/[^/\\]+)*$/), z.maxLength(300), z.refine((path) => !path.includes('..')))

export function isMediaPath(value: unknown): value is string {
  return MediaPath.safeParse(value).success
}
