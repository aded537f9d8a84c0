import * as z from 'zod/mini'

/**
 * Path of a file in the bundle's own `media` folder. It needs an ending, so that a sentence of an answer is not taken
 * for a path.
 */
export const MediaPath = z.string().check(
  z.regex(/^media\/[^/\\]+(\/[^/\\]+)*\.[A-Za-z0-9]{1,8}$/, 'mediaPathForm'),
  z.maxLength(300),
  z.refine((path) => !path.includes('..'), 'mediaPathForm'),
)

export const StoredMedia = z.union([MediaPath, z.string().check(z.regex(/^file:[0-9a-f-]{36}$/))])

export function isMediaPath(value: unknown): value is string {
  // Most texts are not paths, and need no schema to tell.
  return typeof value === 'string' && value.startsWith('media/') && MediaPath.safeParse(value).success
}
