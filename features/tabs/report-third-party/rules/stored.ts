import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { MediaPath, StoredMedia } from '../../../platform/imports/rules/media-path.ts'
import { maxNameLength, maxScoreLength } from '../contract.ts'
import { testTypes } from './test-types.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(maxNameLength))
const Code = z.int().check(z.minimum(0), z.maximum(1_000))

function fieldsWith<Media extends z.ZodMiniType<string>>(Media: Media) {
  return {
    testName: Name,
    score: z.optional(z.union([z.number(), z.string().check(z.maxLength(maxScoreLength))])),
    testType: z.union([z.literal(testTypes.score), z.literal(testTypes.file)]),
    fileUrl: z.optional(Media),
    fileName: z.optional(Name),
    testVendor: z.optional(Code),
    testStatus: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
    positionName: z.optional(Name),
    createDate: z.int().check(z.minimum(0), z.maximum(latestTime)),
  }
}

const externalId = z.string().check(z.minLength(1), z.maxLength(128))

/** The evaluations of a bundle. When they are stored, file references have replaced media paths. */
export const BundledEvaluations = z
  .array(z.strictObject({ externalId, ...fieldsWith(MediaPath) }))
  .check(z.maxLength(500))
export type BundledEvaluations = z.output<typeof BundledEvaluations>

/** One evaluation as it is stored, imported or entered. */
export const StoredEvaluation = z.strictObject(fieldsWith(StoredMedia))
export type StoredEvaluation = z.output<typeof StoredEvaluation>
