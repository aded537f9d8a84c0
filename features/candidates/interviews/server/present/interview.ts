import type { ReplyOf } from '@candor/call/define'
import type * as z from 'zod/mini'
import type { Plan } from '../../../../meetings/planning/server/queries/plans.ts'
import type { ReportReader } from '../../../../platform/access/rules/viewer.ts'
import {
  hidesFeedbackContent,
  keepsFeedback,
  type ReportSetting,
} from '../../../../platform/company/rules.ts'
import { type StoredCandidate, sentCandidate } from '../../../candidates/rules/candidate.ts'
import { type StoredIdCard, sentIdCard } from '../../../candidates/rules/id-card.ts'
import { sentTimes } from '../../../candidates/rules/wire.ts'
import type { InterviewRecord } from '../../../candidates/server/queries.ts'
import { shownScores } from '../../../scores/rules/standing.ts'
import { type StarScale, starScale } from '../../../scores/rules/stars.ts'
import type { ColorBlindess, interviewInfo } from '../../contract.ts'
import { hasAi, isSent, isVideoMethod } from '../../rules.ts'
import type { StoredTattooResults } from '../import/monitored.ts'
import type { StoredAnswer, StoredFullRecords, StoredRecords } from '../import.ts'
import type { SaidVoice } from '../queries/voices.ts'
import { type AddressOf, addressOfReference, presentAnswers } from './answers.ts'
import { presentArrangements } from './arrangements.ts'
import { recordingsOf, voicesOfInterview } from './recordings.ts'
import { presentTranscripts, presentVoices } from './voices.ts'

type Reply = ReplyOf<typeof interviewInfo>

/** The stored data of a report's interview. Parts that the reader may not see are not fetched and are null. */
export interface Stored {
  readonly candidate: StoredCandidate
  readonly interview: InterviewRecord | null
  readonly answers: readonly StoredAnswer[]
  readonly fullRecords: z.output<typeof StoredFullRecords>
  /** The names that people gave the voices in the transcripts. */
  readonly saidVoices: readonly SaidVoice[]
  readonly colourVision: z.output<typeof ColorBlindess> | null
  /** The parts that came in and cannot be read. */
  readonly unreadable: readonly string[]
  readonly tattooResults: z.output<typeof StoredTattooResults>
  readonly mobileMonitorVideos: z.output<typeof StoredRecords>
  readonly idCard: StoredIdCard | null
  /** The plans of interviews with people. */
  readonly plans: readonly Plan[]
}

function presentCourse(
  interview: InterviewRecord | null,
  reader: ReportReader,
  methods: readonly number[],
  isRecorded: boolean,
) {
  return {
    interviewId: interview?.id ?? null,
    interviewName: interview?.name ?? null,
    interview_status: interview?.status ?? 'wait',
    interviewCategory: interview?.category ?? null,
    haveAi: interview && hasAi(interview, isRecorded) ? 1 : 0,
    haveVideoQuestion: methods.some(isVideoMethod) ? 1 : 0,
    ...sentTimes(interview, reader),
    transferWorkSyncAiData: interview?.isWorkSynced ? 1 : null,
  }
}

/** Whether the company asked questions of its own: as given, else whether one is among the answers. */
function isCustom(interview: InterviewRecord | null, answers: readonly StoredAnswer[]): boolean {
  const all = answers.flatMap(({ subAnswerList = [], ...answer }) => [answer, ...subAnswerList])
  return interview?.isCustom ?? all.some((answer) => answer.isCustom === 1)
}

function presentMonitorVideos(
  records: Stored['mobileMonitorVideos'],
  addressOf: AddressOf,
): Reply['interviewResult']['mobileMonitorVideoList'] {
  return records.flatMap(({ createdDate, videoUrl }) => {
    const address = addressOfReference(videoUrl, addressOf)
    return address ? [{ createdDate, videoUrl: address }] : []
  })
}

function presentFullRecords(
  records: z.output<typeof StoredFullRecords>,
  transcripts: readonly Reply['answerResult'][number]['transcript'][],
  addressOf: AddressOf,
): Reply['fullRecords'] {
  return records.flatMap(({ createdDate, videoUrl }, index) => {
    const address = addressOfReference(videoUrl, addressOf)
    const transcript = transcripts[index]
    return address ? [{ createdDate, videoUrl: address, ...(transcript && { transcript }) }] : []
  })
}

/** The body results that are not hidden; an entry with nothing left is dropped. */
function presentTattooResults(results: Stored['tattooResults']): Reply['interviewResult']['tattooResults'] {
  const shown = (status: number | undefined) => (status === undefined || !isSent({ status }) ? null : status)
  return results
    .map(({ tattooStatus, armStatus, handStatus, legStatus }) => ({
      tattooStatus: shown(tattooStatus),
      armStatus: shown(armStatus),
      handStatus: shown(handStatus),
      legStatus: shown(legStatus),
    }))
    .filter((entry) => Object.values(entry).some((status) => status !== null))
}

/** The scale of the scores: their own, or that of the position while no analysis names one. */
function scaleOf(interview: InterviewRecord | null, { position }: ReportSetting): StarScale {
  const outOf = interview?.scoreOutOf ?? null
  return starScale(outOf === null ? position.isL5 : outOf === 3)
}

/** Whether a reader may say whose voices are heard. An anonymous candidate's voices have no names to tell them by. */
export function mayNameVoices({ acts, isAnonymous }: Pick<ReportReader, 'acts' | 'isAnonymous'>): boolean {
  return acts.has('nameVoices') && !isAnonymous
}

/** The interview of a report as its reader may see it: what is hidden is not in the reply. */
export function presentInterviewInfo(
  stored: Stored,
  reader: ReportReader,
  setting: ReportSetting,
  addressOf: AddressOf,
): Reply {
  const { singles: isScoreShown } = shownScores(setting)
  const { hideAnswerCorrectness: hidesCorrectness, foldTextAnswers: foldsText } = setting.rules
  const { answers, fullRecords: records } = stored
  const recordings = recordingsOf(answers, records)
  const voices = voicesOfInterview(recordings, stored.candidate, stored.saidVoices)
  const transcripts = presentTranscripts(recordings, voices, reader.isAnonymous ? stored.candidate : null)
  const methods = answers.map(({ problem_answer_method }) => problem_answer_method)
  return {
    interviewResult: {
      ...sentCandidate(stored.candidate, reader, addressOf),
      ...presentCourse(stored.interview, reader, methods, records.length > 0 || methods.some(isVideoMethod)),
      isCustom: isCustom(stored.interview, answers) ? 1 : 0,
      tattooResults: presentTattooResults(stored.tattooResults),
      mobileMonitorVideoList: presentMonitorVideos(stored.mobileMonitorVideos, addressOf),
      colorBlindess: stored.colourVision,
    },
    idCard: sentIdCard(stored.idCard, addressOf),
    answerResult: presentAnswers(answers, {
      addressOf,
      isScoreShown,
      hidesCorrectness,
      isAnonymous: reader.isAnonymous,
      transcripts,
    }),
    scoreScale: scaleOf(stored.interview, setting),
    answerRules: {
      hidesCorrectness,
      hidesManualScores: setting.marks.manualStatus !== 1,
      foldsText,
      starScale: starScale(setting.position.isL5),
    },
    fullRecords: presentFullRecords(records, transcripts.slice(answers.length), addressOf),
    ...(mayNameVoices(reader) && { voices: presentVoices(recordings, voices) }),
    interviewArrangeList: presentArrangements(stored.plans, {
      isFeedbackOpen: !keepsFeedback(setting.evaluation),
      hidesContent: hidesFeedbackContent(setting.customerType),
    }),
    ...(stored.unreadable.length > 0 && { unreadable: [...stored.unreadable] }),
    allowed: [...reader.viewer.permissions],
  }
}
