import * as z from 'zod/mini'
import { interviewDocument } from '../../../candidates/interviews/server/queries.ts'
import { MediaPath, StoredMedia } from '../../../platform/imports/rules/media-path.ts'
import { courseFields, infoFields } from './import/info.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Text = z.string().check(z.maxLength(2_000))

function unqualifiedOf<Media extends z.ZodMiniType<string>>(Media: Media) {
  const Url = z.strictObject({
    video_url: Media,
    video_url_mp4: z.optional(Media),
    video_screenshot_url: z.optional(Media),
  })
  const Item = z.strictObject({
    type: Name,
    status: z.int().check(z.minimum(-1), z.maximum(100)),
    desc: z.optional(z.array(Text).check(z.maxLength(100))),
    url: z.optional(z.array(Url).check(z.maxLength(100))),
  })
  return z.optional(z.array(Item).check(z.maxLength(200)))
}

// Loose: further checks have keys of their own, and are kept as they are.
function antiCheatingOf<Media extends z.ZodMiniType<string>>(Media: Media) {
  return z.looseObject({ unqualified: unqualifiedOf(Media), ...infoFields(Media), ...courseFields })
}

export const antiCheatingPart = interviewDocument('antiCheating', antiCheatingOf(MediaPath))

export const parts = [antiCheatingPart]

/** The stored document, with file references instead of media paths. */
export const StoredAntiCheating = antiCheatingOf(StoredMedia)
export type StoredAntiCheating = z.output<typeof StoredAntiCheating>
