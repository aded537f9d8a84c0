import * as z from 'zod/mini'

/**
 * A file of the bundle's own `media` folder; never a way out of it.
 *
 * It has an ending, so that a sentence of an answer is not taken for one.
 */
export const MediaPath = z.string().check(
  z.regex(/^media\/[^/\\]+(\/[^/\\]+)*\.[A-Za-z0-9]{1,8}$/, 'mediaPathForm'),
  z.maxLength(300),
  z.refine((path) => !path.includes('..'), 'mediaPathForm'),
)

export function isMediaPath(value: unknown): value is string {
  // Most texts are none, and are told so without a schema.
  return typeof value === 'string' && value.startsWith('media/') && MediaPath.safeParse(value).success
}
