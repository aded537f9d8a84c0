import { latestTime } from '@candor/kernel/latest-time'
import * as z from 'zod/mini'
import { MediaPath } from '../../../../platform/imports/rules/media-path.ts'
import { transcriptPiece } from '../../../transcripts/rules/file-piece.ts'
import { StoredTranscript } from '../../../transcripts/rules/stored-transcript.ts'
import { inSpokenOrder } from '../../rules.ts'
import { interviewDocument } from '../queries.ts'

const Status = z.optional(z.int().check(z.minimum(-1), z.maximum(100)))

/** Findings of the body check; their statuses are those of the anti-cheating findings. */
export const StoredTattooResults = z
  .array(z.strictObject({ tattooStatus: Status, armStatus: Status, handStatus: Status, legStatus: Status }))
  .check(z.maxLength(100))

const Began = z.int().check(z.minimum(0), z.maximum(latestTime))

/** Recordings with the moment at which each began. */
export function recordsOf<Media extends z.ZodMiniType<string>>(videoUrl: Media) {
  return z.array(z.strictObject({ createdDate: Began, videoUrl }))
}

/** Recordings of the whole session, each with its transcript; times count from its own start. */
export function fullRecordsOf<Media extends z.ZodMiniType<string>>(videoUrl: Media) {
  const transcript = z.optional(StoredTranscript)
  return z.array(z.strictObject({ createdDate: Began, videoUrl, transcript }))
}

export const tattooResultsPart = interviewDocument('tattooResults', StoredTattooResults)

const inOrder = <Timed extends { createdDate: number }>(records: readonly Timed[]) =>
  [...records].sort((a, b) => a.createdDate - b.createdDate)

/** A recording with the sentences of its transcript in the order of speech. */
export function withSpokenOrder({
  transcript,
  ...recorded
}: {
  readonly transcript?: z.output<typeof StoredTranscript> | undefined
}) {
  if (!transcript) return recorded
  return { ...recorded, transcript: { ...transcript, sentences: inSpokenOrder(transcript.sentences) } }
}

/** Recordings of the phone as a second camera, in the order in which they began. */
export const mobileMonitorPart = interviewDocument(
  'mobileMonitorVideoList',
  recordsOf(MediaPath).check(z.maxLength(100)),
  inOrder,
)

/** The recordings of the whole session, in the order in which they began, their sentences in the order of speech. */
export const fullRecordsPart = {
  ...interviewDocument('fullRecords', fullRecordsOf(MediaPath).check(z.maxLength(20)), (records) =>
    inOrder(records).map(withSpokenOrder),
  ),
  filePiece: transcriptPiece,
}
